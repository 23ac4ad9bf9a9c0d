import { expect, it } from "vitest";
import { importMessagesDirectly, markMessages } from "./direct-messages.ts";

const areas = new Map([
  ["cartMessages", "messages/cart/index.js"],
  ["commonMessages", "messages/common.js"],
]);

it.each([
  [
    'import { useMessages, cartMessages, commonMessages } from "../../locale/index.js";',
    'import { useMessages } from "../../locale/index.js";\nimport * as cartMessages from "../../locale/messages/cart/index.js";\nimport * as commonMessages from "../../locale/messages/common.js";',
  ],
  [
    'import {\n  cartMessages\n} from "../locale/index.js";',
    'import * as cartMessages from "../locale/messages/cart/index.js";',
  ],
  [
    'import { useMessages } from "../../locale/index.js";',
    'import { useMessages } from "../../locale/index.js";',
  ],
])("imports messages from their area: %s", (code, direct) => {
  expect(importMessagesDirectly(code, areas)).toBe(direct);
});

it("marks messages as free of side effects", () => {
  expect(markMessages('const close = defineMessage("a", "Close", "إغلاق");')).toBe(
    'const close = /* @__PURE__ */ defineMessage("a", "Close", "إغلاق");',
  );
});
