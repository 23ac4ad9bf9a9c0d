import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { AreaLine, areaLineVariants, type AreaLineProps } from "./area-line.js";

function Example({ area, ...props }: AreaLineProps) {
  const how = useLocale().language === "ar" ? "توصيل في أقرب وقت" : "Delivery, as soon as possible";
  return (
    <div className="grid max-w-80 grid-cols-[minmax(0,1fr)] justify-items-start gap-6">
      {(props.variant ? [props.variant] : areaLineVariants).map((variant) => (
        <AreaLine key={variant} {...props} area={{ how, ...area }} variant={variant} />
      ))}
    </div>
  );
}

const meta = {
  title: "Widgets/Area line",
  component: Example,
  subcomponents: { AreaLine },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Where, how and when the order is wanted, and a link or button to change it. Two lines in a phone's header, a pill elsewhere.",
      whenNot: "For a full address use AddressCard.",
      accessibility:
        "A link, a button, or plain text, depending on the props; the text starts with how and when.",
      do: ["Show area and zone: people in Qatar use both."],
      dont: ["Don't show it before the language is known.", "Don't include the street."],
      keywords: ["address line", "deliver to", "location", "zone", "neighbourhood"],
    } satisfies ComponentGuide,
  },
  args: { area: { text: "West Bay, Zone 61", onClick: fn() } },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args, { globals }) => (
    <Example
      {...args}
      area={{
        ...args.area,
        text: globals["locale"] === "ar" ? "الخليج الغربي، منطقة 61" : "West Bay, Zone 61",
      }}
    />
  ),
  play: async ({ args, canvas, globals }) => {
    const [line, pill] = canvas.getAllByRole("button", {
      name: globals["locale"] === "ar" ? /الخليج الغربي/ : /West Bay/,
    });
    await userEvent.click(line!);
    await userEvent.click(pill!);
    await expect(args.area.onClick).toHaveBeenCalledTimes(2);
  },
};
export const AsLink: Story = {
  args: { area: { text: "Zone 61", href: "#address" } },
  render: (args, { globals }) => (
    <Example {...args} area={{ ...args.area, text: globals["locale"] === "ar" ? "منطقة 61" : "Zone 61" }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")[0]).toHaveAttribute("href", "#address");
  },
};
/** No area selected. */
export const NoneChosen: Story = {
  args: { area: { text: "", onClick: fn() } },
  play: async ({ canvas, globals }) => {
    const name = globals["locale"] === "ar" ? /اختر منطقتك/ : /Choose your area/;
    await expect(canvas.getAllByRole("button", { name })).toHaveLength(2);
  },
};
/** Another order type and time. */
export const PickUpLater: Story = {
  render: (args, { globals }) => {
    const area =
      globals["locale"] === "ar"
        ? { text: "موقعك على الخريطة", how: "استلام من المتجر: 24 نوفمبر، 6:30 م" }
        : { text: "Your pin on the map", how: "Pick Up: 24 Nov, 18:30" };
    return <Example {...args} area={{ ...args.area, ...area }} />;
  },
  play: async ({ canvas, globals }) => {
    const name =
      globals["locale"] === "ar" ? /استلام.*موقعك على الخريطة/ : /Pick Up: 24 Nov, 18:30.*Your pin on the map/;
    await expect(canvas.getAllByRole("button", { name })).toHaveLength(2);
  },
};
/** Read-only. */
export const Told: Story = {
  name: "Read-only",
  args: { area: { text: "61" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const Loading: Story = { args: { area: { text: null } } };
export const LongWords: Story = {
  name: "Long texts",
  args: {
    area: { text: "Al Gharrafa — Al Rayyan — Izghawa, Zone 51, Street 1043, Building 128", onClick: fn() },
  },
};
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { area: { text: "الخليج الغربي، منطقة 61", onClick: fn() } },
};
