// Gives every frame that shows Aquae the height that it asks for.
addEventListener("message", ({ source, data }) => {
  if (data?.source !== "aquae") return;
  for (const frame of document.querySelectorAll("iframe"))
    if (frame.contentWindow === source) frame.height = data.height;
});
