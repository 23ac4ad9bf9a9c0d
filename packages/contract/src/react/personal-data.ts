import { authActions } from "@talabee/domain";
import type { CallBodyInput, CallData } from "../call.js";
import { deleteAccount as deleteCall, exportPersonalData } from "#calls";
import type { ClientApp } from "./client-app.js";
import { type Refusal, submitForm } from "./send-call.js";

/** Everything that is stored about the customer (REQ-SEC-17). */
export async function exportData(
  app: ClientApp,
  form: CallBodyInput<typeof exportPersonalData>,
): Promise<{ refused: Refusal } | { refused?: undefined; data: CallData<typeof exportPersonalData> }> {
  return submitForm(app, exportPersonalData, { body: form });
}

/** Deletes the account. The session ends on every device, here as when it expires. */
export async function deleteAccount(
  app: ClientApp,
  form: CallBodyInput<typeof deleteCall>,
): Promise<Refusal | undefined> {
  const { refused } = await submitForm(app, deleteCall, {
    body: form,
    onAnswer: () => void app.store.dispatch(authActions.loggedOut()),
  });
  return refused;
}
