/** What came of an action, in words: where money went, which goal has water, what began. */

import { spokenList } from "../../words/spoken.ts";
import { coins } from "./spoken.ts";
import type { GoalWater, IrrigateAftermath, Payment } from "./view.ts";
import { t } from "./words.ts";

type Items = readonly IrrigateAftermath[];

const isPayment = (item: IrrigateAftermath): item is Payment => "money" in item;
const isGoal = (item: IrrigateAftermath): item is GoalWater => "water" in item;

/** A price is told once, with whoever pays it. */
function price({ seat, money }: Payment, items: Items, names: string[]): string {
  if (money > 0) return "";
  const who = names[seat] ?? "";
  const paid = items.find((item) => item.what === "price" && item.money > 0);
  if (!paid) return t("aftermath.price.bank", { who, coins: coins(-money) });
  return t("aftermath.price.seat", { who, whom: names[paid.seat] ?? "", coins: coins(-money) });
}

/** All compensations are told together, with the first. */
function compensation(first: Payment, items: Items, names: string[]): string {
  const all = items.filter((item): item is Payment => item.what === "compensation");
  if (all[0] !== first) return "";
  const shares = all.map(({ seat, money }) =>
    t("aftermath.share", { who: names[seat] ?? "", coins: coins(money) }),
  );
  return t("aftermath.compensation", { shares: spokenList(shares) });
}

function payment(item: Payment, items: Items, names: string[]): string {
  const { what, rule, seat, money } = item;
  if (what === "price") return price(item, items, names);
  if (what === "compensation") return compensation(item, items, names);
  if (what === "tax") return t("aftermath.tax", { coins: coins(-money) });
  const key = rule === "I-28" ? "aftermath.income" : "aftermath.income.double";
  return t(key, { who: names[seat] ?? "", coins: coins(money) });
}

function goal({ what, seat, cell, water }: GoalWater, names: string[]): string {
  const whose = what === "goal" ? "goal" : "bank";
  return t(`aftermath.${whose}.${water}`, { who: names[seat] ?? "", cell });
}

function told(item: IrrigateAftermath, items: Items, names: string[]): string {
  const who = names[item.seat] ?? "";
  if (isPayment(item)) return payment(item, items, names);
  if (isGoal(item)) return goal(item, names);
  if (item.what === "lost") return t("aftermath.lost");
  if (item.what === "returned") return t("aftermath.returned", { who });
  if (item.what === "final turns") return t("aftermath.final", { who });
  if (item.what === "main game")
    return t(item.rule === "I-14" ? "aftermath.main" : "aftermath.main.last", { who });
  return ""; // The sentence of the pass itself tells of a withdrawal.
}

export function aftermath(items: Items, names: string[]): string[] {
  return items.map((item) => told(item, items, names)).filter(Boolean);
}

const signed = (money: number): string => (money > 0 ? `+${money}` : `−${-money}`);

/** What each seat gains and loses, seat by seat. */
function balance(items: Items, names: string[]): string[] {
  const payments = items.filter(isPayment);
  const sums = names.map((_, seat) =>
    payments.filter((item) => item.seat === seat).reduce((sum, { money }) => sum + money, 0),
  );
  const shares = sums.flatMap((n, seat) =>
    n === 0 ? [] : [t("effect.share", { who: names[seat] ?? "", n: signed(n) })],
  );
  return shares.length > 0 ? [t("effect.money", { shares: shares.join(", ") })] : [];
}

export function foretold(items: Items, names: string[]): string[] {
  const others = items.flatMap((item) => {
    if (isGoal(item)) return item.water === "gained" ? [t("effect.goal", { cell: item.cell })] : [];
    if (item.what === "main game") return [t("effect.main")];
    return item.what === "final turns" ? [t("effect.final")] : [];
  });
  return [...balance(items, names), ...others];
}

const SPECIAL = ["lost", "main game", "final turns", "returned"];

/** Prices, tax and income need no rule to be understood. */
export const isRuleTold = ({ what }: IrrigateAftermath): boolean => SPECIAL.includes(what);
