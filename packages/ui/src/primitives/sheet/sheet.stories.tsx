import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import { CloseOnBack } from "../../lib/close-on-back.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Button } from "../button/index.js";
import { TextField } from "../text-field/index.js";
import { Sheet, sheetSizes, type SheetProps, type SheetSize } from "./sheet.js";

const arabicMessages: ArabicMessages = {
  Open: "فتح",
  "Sort by": "الترتيب حسب",
  "The nearest kitchens come first until you choose.": "تظهر أقرب المطابخ أولًا إلى أن تختار.",
  "Nearest, best rated, fastest delivery, lowest minimum order.":
    "الأقرب، الأعلى تقييمًا، الأسرع توصيلًا، الأقل حدًا للطلب.",
  "Show 24 vendors": "عرض 24 متجرًا",
  Clear: "مسح",
  "Start a new cart?": "بدء سلة جديدة؟",
  "Your cart has 2 items from Bayt Al Machboos. One order comes from one kitchen.":
    "في سلتك منتجان من بيت المجبوس. كل طلب يأتي من مطبخ واحد.",
  "Keep my cart": "الاحتفاظ بالسلة",
  "Clear it and add Margherita": "إفراغ السلة وإضافة مارغريتا",
  Allergens: "مسببات الحساسية",
  "Got it": "حسنًا",
  Search: "بحث",
};
const translate = messagesOf(arabicMessages);

function Opened({ word = "Open", start = true, ...props }: SheetProps & { word?: string; start?: boolean }) {
  const [open, setOpen] = useState(start);
  return (
    <div className="grid min-h-120 place-items-center">
      <Button variant="outline" onClick={() => setOpen(true)}>
        {word}
      </Button>
      <Sheet {...props} open={open} onOpenChange={setOpen} />
    </div>
  );
}

const meta = {
  title: "Primitives/Sheet",
  component: Sheet,
  tags: ["autodocs"],
  args: { open: true, onOpenChange: () => undefined, title: "Sort by" },
  parameters: {
    arabic: arabicMessages,
    layout: "fullscreen",
    guide: {
      purpose: "A bottom sheet on phones and a centred dialog on desktop: choices, filters, a product.",
      whenNot: "For content beside the page use Drawer; for a message without an answer a toast.",
      accessibility:
        "Behaves like Dialog. Dragging down by 30 % or flicking closes it, except from a field or a scrolled body; the close button and Esc do the same. It stays above an on-screen keyboard.",
      do: [
        "Let it fit its content; overflow scrolls inside.",
        "State the result on the button: “Show 24 stores”.",
      ],
      dont: [
        "Do not make dragging the only way to close.",
        "Do not open another sheet from it; change its content.",
      ],
      keywords: ["bottom sheet", "action sheet", "modal", "picker", "pull up"],
    } satisfies ComponentGuide,
  },
  render: ({ open, onOpenChange, ...args }, { globals }) => (
    <Opened
      {...args}
      word={translate(globals, "Open")}
      start={open}
      open={open}
      onOpenChange={onOpenChange}
    />
  ),
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    description: "The nearest kitchens come first until you choose.",
    children: "Nearest, best rated, fastest delivery, lowest minimum order.",
    footer: (
      <>
        <Button wide>Show 24 vendors</Button>
        <Button wide variant="text">
          Clear
        </Button>
      </>
    ),
  },
};

export const Centered: Story = {
  args: {
    center: true,
    closeButton: false,
    title: "Start a new cart?",
    description: "Your cart has 2 items from Bayt Al Machboos. One order comes from one kitchen.",
    footer: (
      <>
        <Button wide>Keep my cart</Button>
        <Button wide variant="outline">
          Clear it and add Margherita
        </Button>
      </>
    ),
  },
};

export const Sizes: Story = {
  render: function Render() {
    const [size, setSize] = useState<SheetSize | null>(null);
    return (
      <div className="flex flex-wrap gap-3 p-4">
        {sheetSizes.map((key) => (
          <Button key={key} variant="outline" onClick={() => setSize(key)}>
            {key}
          </Button>
        ))}
        <Sheet title="Sort by" size={size ?? "small"} open={size !== null} onOpenChange={() => setSize(null)}>
          Nearest first.
        </Sheet>
      </div>
    );
  },
};

export const LongBody: Story = {
  args: {
    title: "Allergens",
    children: Array.from({ length: 40 }, (_, i) => (
      <p key={i} className="mb-3">
        {i + 1}. May contain traces of nuts and sesame.
      </p>
    )),
    footer: <Button wide>Got it</Button>,
  },
};

function touch(target: Element, type: string, y: number, x = 100) {
  const point = new Touch({ identifier: 1, target, clientX: x, clientY: y });
  target.dispatchEvent(
    new TouchEvent(type, {
      bubbles: true,
      cancelable: true,
      touches: type === "touchend" ? [] : [point],
      changedTouches: [point],
    }),
  );
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Drags slowly by `way` px, without velocity at the end. */
async function pull(target: Element, way: number, sideways = 0) {
  touch(target, "touchstart", 200);
  for (let i = 1; i <= 5; i++) {
    await pause(20);
    touch(target, "touchmove", 200 + (way * i) / 5, 100 + (sideways * i) / 5);
  }
  await pause(120);
  touch(target, "touchend", 200 + way, 100 + sideways);
}

/** A drag of 30 % or a flick closes it; a short or sideways drag, or one from a field or a scrolled body, does not. */
export const DragToClose: Story = {
  args: {
    title: "Allergens",
    children: (
      <>
        <TextField label="Search" />
        {Array.from({ length: 40 }, (_, i) => (
          <p key={i} className="mb-3">
            {i + 1}. May contain traces of nuts and sesame.
          </p>
        ))}
      </>
    ),
  },
  play: async ({ canvas, globals, step }) => {
    const sheet = await screen.findByRole("dialog");
    const body = sheet.querySelector("[data-slot='sheet-body']")!;
    const line = screen.getByText(/^3\. /);
    await Promise.all(sheet.getAnimations().map((animation) => animation.finished));
    await step("a short pull springs back", async () => {
      await pull(line, 60);
      await expect(sheet).toHaveAttribute("data-state", "open");
      await expect(sheet.style.transform).toBe("");
    });
    await step("a sideways drag does not close", async () => {
      await pull(line, 300, 400);
      await expect(sheet).toHaveAttribute("data-state", "open");
    });
    await step("a drag from a field does not close", async () => {
      await pull(screen.getByRole("textbox"), 400);
      await expect(sheet).toHaveAttribute("data-state", "open");
    });
    await step("a drag from a scrolled body does not close", async () => {
      body.scrollTop = 120;
      await pull(line, 400);
      await expect(sheet).toHaveAttribute("data-state", "open");
      body.scrollTop = 0;
    });
    await step("a long pull closes", async () => {
      await pull(line, sheet.offsetHeight * 0.3 + 40);
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
    await step("a flick closes, too", async () => {
      canvas.getByRole("button", { name: translate(globals, "Open") }).click();
      const again = await screen.findByRole("dialog");
      const text = screen.getByText(/^3\. /);
      touch(text, "touchstart", 200);
      await pause(16);
      touch(text, "touchmove", 220);
      await pause(16);
      touch(text, "touchmove", 280);
      touch(text, "touchend", 280);
      await waitFor(() => expect(again).not.toBeInTheDocument());
    });
  },
};

/** Below `CloseOnBack`, which an app renders once around its router, Back closes the sheet and stays on the page. */
export const ClosesOnBack: Story = {
  name: "Closes on Back",
  tags: ["!autodocs"],
  render: (args) => (
    <CloseOnBack>
      <Opened {...args} start={false} />
    </CloseOnBack>
  ),
  play: async ({ canvas }) => {
    const address = location.href;
    for (let times = 0; times < 2; times++) {
      await userEvent.click(canvas.getByRole("button"));
      await expect(await screen.findByRole("dialog")).toBeVisible();
      await waitFor(() => expect(JSON.stringify(history.state)).toContain('"depth":1'));
      history.back();
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(location.href).toBe(address);
    }
  },
};
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    center: true,
    closeButton: false,
    title: "توجد في سلتك منتجات من متجر آخر، هل تريد إفراغ السلة؟",
    description: "في سلتك منتجان من بيت المجبوس.",
    footer: (
      <>
        <Button wide>الاحتفاظ بالسلة</Button>
        <Button wide variant="outline">
          إفراغ السلة والإضافة
        </Button>
      </>
    ),
  },
};
