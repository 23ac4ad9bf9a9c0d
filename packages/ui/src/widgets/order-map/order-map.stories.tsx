import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyTrack } from "../../story-data/orders.js";
import { storyStore } from "../../story-data/stores.js";
import { OrderMap, type OrderMapProps } from "./index.js";

type Props = Partial<OrderMapProps> & { ridden?: number; at?: number; tall?: boolean };

function Example({ ridden, at, tall = false, store, ...props }: Props) {
  const { language } = useLocale();
  const track = storyTrack(language, at, ridden);
  return (
    <div className={tall ? "h-180" : "h-75"}>
      <OrderMap
        store={store ?? { ...storyStore(language), location: track.store_location }}
        destination={track.destination}
        rider={track.rider}
        {...props}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Order map",
  component: Example,
  subcomponents: { OrderMap },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The route from store to customer on a drawn map of Doha, with the rider's position. Needs only coordinates, no map service. Fills its container.",
      whenNot: "To choose a place use LocationMap. For the status with times use OrderTracker.",
      accessibility:
        "One image with a sentence: rider and store. All information is also text beside it. Maps never mirror; with reduced motion the rider does not move smoothly.",
      do: [
        "Set `insets` for areas that controls cover: buttons above, the sheet below.",
        "Show it beside the same information as text.",
      ],
      dont: [
        "Don't make it the only source of the arrival time.",
        "Don't show a rider without a known position.",
      ],
      keywords: ["map", "live location", "rider", "courier", "route", "GPS"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const brand = { name: "Galata Fırın", brand_color: "#7a4a12" };

/** The store is south of the home in both languages, and east is at the right: a map never mirrors. */
export const Default: Story = {
  args: { ridden: 0.45 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("img")).toHaveAccessibleName(/Faisal|فيصل/);
    const box = (slot: string) =>
      canvasElement
        .querySelector(`[data-slot=${slot}] circle, [data-slot=${slot}] path`)!
        .getBoundingClientRect();
    await expect(box("map-store").top).toBeGreaterThan(box("map-home").top);
    await expect(box("map-store").left).toBeGreaterThan(box("map-home").left);
    const left = canvasElement.querySelector("[data-slot=map-way-left]")!;
    const travelled = -Number(left.getAttribute("stroke-dashoffset"));
    await expect(travelled).toBeGreaterThan(0.3);
    await expect(travelled).toBeLessThan(0.6);
  },
};
export const BeforeTheRider: Story = { args: { at: 1 } };
export const AlmostThere: Story = { name: "Nearly arrived", args: { ridden: 0.95 } };
export const Tall: Story = { args: { tall: true } };
export const FarApart: Story = {
  args: {
    store: { ...brand, location: { lat: 25.3689, lng: 51.548 } },
    destination: { lat: 25.172, lng: 51.603 },
    rider: null,
  },
};
export const NextDoor: Story = {
  name: "Short distance",
  args: {
    store: { ...brand, location: { lat: 25.2831, lng: 51.499 } },
    destination: { lat: 25.2834, lng: 51.5002 },
    rider: null,
  },
};
export const NothingKnown: Story = {
  name: "No locations",
  args: { store: { ...brand, location: null }, destination: null, rider: null },
};
export const Arabic: Story = { globals: { locale: "ar" } };
