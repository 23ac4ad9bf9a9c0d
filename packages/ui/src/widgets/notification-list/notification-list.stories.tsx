import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyNow } from "../../story-data/clock.js";
import { storyNotifications } from "../../story-data/notifications.js";
import {
  NotificationList,
  NotificationListSkeleton,
  NotificationRow,
  type NotificationListProps,
} from "./notification-list.js";

type Props = Pick<NotificationListProps, "onOpen" | "onDelete"> & {
  pick?: (item: ReturnType<typeof storyNotifications>[number], at: number) => boolean;
  repeat?: number;
  long?: boolean;
};

function Example({ pick = () => true, repeat = 1, long = false, ...props }: Props) {
  const { language } = useLocale();
  const items = Array.from({ length: repeat }, (_, round) =>
    storyNotifications(language)
      .filter(pick)
      .map((item) => ({
        ...item,
        id: `${item.id}-${round}`,
        ...(long
          ? { title: Array(6).fill(item.title).join(" "), body: Array(8).fill(item.body).join(" ") }
          : {}),
      })),
  ).flat();
  return (
    <div className="mx-auto max-w-150">
      <NotificationList {...props} items={items} now={storyNow} />
    </div>
  );
}

const args: Pick<NotificationListProps, "onOpen" | "onDelete"> = { onOpen: fn(), onDelete: fn() };

const meta = {
  title: "Widgets/Notification list",
  component: Example,
  subcomponents: { NotificationList, NotificationRow, NotificationListSkeleton },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Notifications about orders, offers, wallet and family, newest first; unread ones are highlighted.",
      whenNot: "For immediate feedback use a toast.",
      accessibility:
        "Two lists with headings. The whole row is one link, or a button without a destination; unread has a hidden text in addition to weight and dot. Each delete button names its notification.",
      do: ["Mark it as read when its row is opened.", "Write titles that are clear without context."],
      dont: ["Don't mark all as read when the page opens."],
      keywords: ["inbox", "alerts", "push", "news"],
    } satisfies ComponentGuide,
  },
  args,
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: { open: /Mariam joined your family/, bin: "Delete “20% off tonight”", unread: /^Unread: Faisal/ },
  ar: { open: /انضمت مريم/, bin: "حذف «خصم 20% الليلة»", unread: /^غير مقروء: فيصل/ },
} as const;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await expect(canvas.getByRole("link", { name: t.unread })).toHaveAttribute("href", "#orders");
    const opens = canvas.getAllByRole("button", { name: t.open });
    await userEvent.click(opens[0]!);
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: "n3-0" }));
    await userEvent.click(canvas.getByRole("button", { name: t.bin }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: "n2-0" }));
  },
};
export const AllRead: Story = { args: { pick: ({ read_at }) => read_at !== null } };
export const OnlyToday: Story = { args: { pick: (_, at) => at < 3 } };
export const WithoutDelete: Story = { args: { onDelete: undefined } };
export const LongWords: Story = { name: "Long texts", args: { long: true } };
export const Hundreds: Story = { args: { repeat: 50 }, tags: ["!autodocs"] };
export const Loading: Story = { render: () => <NotificationListSkeleton className="mx-auto max-w-150" /> };
export const OneRow: Story = {
  render: function Render({ onOpen }) {
    const { language } = useLocale();
    return <NotificationRow notification={storyNotifications(language)[0]!} onOpen={onOpen} today />;
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
