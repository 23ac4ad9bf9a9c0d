"use client";
import type { MessageDescriptor } from "./define-message.js";
import { useLocale } from "./locale-context.js";
import type { MessageId } from "./messages/index.js";

/**
 * One message without placeholders, such as `commonMessages.close`, in the current language and with the app's override.
 * `useMessages` also fills in values and plurals, and adds more to a bundle.
 */
export function useMessage(message: MessageDescriptor<string, string>): string {
  const { language, messages } = useLocale();
  return (messages?.[message.id as MessageId] ?? message[language]) as string;
}
