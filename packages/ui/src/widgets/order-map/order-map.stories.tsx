import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { LocaleProvider, useLocale, type Market } from "../../locale/index.js";
import { kuwait } from "../../story-data/kuwait.js";
import { storyTrack } from "../../story-data/orders.js";
import { storyStore } from "../../story-data/stores.js";
import type { TrackStepKind } from "../order-tracker/index.js";
import { OrderMap, type OrderMapProps } from "./index.js";

type Props = Partial<OrderMapProps> & {
  ridden?: number;
  at?: TrackStepKind;
  tall?: boolean;
  market?: Market;
};

function Example({ ridden, at, tall = false, store, market, ...props }: Props) {
  const { language } = useLocale();
  const track = storyTrack(language, at, { ridden });
  const map = (
    <div className={tall ? "h-180" : "h-75"}>
      <OrderMap
        store={store ?? { ...storyStore(language), location: track.store_location }}
        destination={track.destination}
        rider={track.rider}
        {...props}
      />
    </div>
  );
  return market === undefined ? map : <LocaleProvider {...{ language, market }}>{map}</LocaleProvider>;
}

const meta = {
  title: "Widgets/Order map",
  component: Example,
  subcomponents: { OrderMap },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The route from store to customer on a drawn map, with the rider's position: with Doha's streets in Qatar, with the market's places elsewhere. Needs only coordinates, no map service. Fills its container.",
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
export const BeforeTheRider: Story = { args: { at: "accepted" } };
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
/** Streets are drawn for Doha only. Elsewhere the market's places and a straight route are shown. */
export const Kuwait: Story = {
  args: {
    market: kuwait,
    store: { ...brand, location: { lat: 29.3697, lng: 47.9783 } },
    destination: { lat: 29.3, lng: 48.1 },
    rider: { name: "Faisal", location: { lat: 29.35, lng: 48.014 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Salmiya|السالمية/)).toBeInTheDocument();
    await expect(canvas.queryByText(/The Pearl|اللؤلؤة/)).toBeNull();
  },
};
export const NothingKnown: Story = {
  name: "No locations",
  args: { store: { ...brand, location: null }, destination: null, rider: null },
};
export const Arabic: Story = { globals: { locale: "ar" } };
