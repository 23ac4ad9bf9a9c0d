/** Makes calls as the admin: returns the data of a success, undefined otherwise. */
// oxlint-disable-next-line typescript/no-explicit-any
type Act = (name: string, body?: object | null, id?: string) => Promise<any>;

/** Issues a bill and cancels it, where the admin may. */
export async function checkBills(
  client: { claim(call: string, check: "behaviour", holds: boolean, what: string): void },
  act: Act,
): Promise<void> {
  const title = { en: "Conformance", ar: "مطابقة" };
  const made = await act("createBill", { title, amount: 100 });
  await act("panelBills", null);
  if (made === undefined) return;
  const isNew = made.amount === 100 && made.state === "unpaid" && made.number.length >= 8;
  client.claim("createBill", "behaviour", isNew, "the bill cannot be paid by a number");
  const canceled = await act("cancelBill", {}, made.id);
  client.claim("cancelBill", "behaviour", canceled?.state === "canceled", "the bill can still be paid");
}
