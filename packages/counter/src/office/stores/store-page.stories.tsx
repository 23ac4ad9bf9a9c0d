import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  createPairingCode,
  invitations,
  inviteMember,
  members,
  panelCategories,
  panelStore,
  type PanelStore,
  storeDevices,
  updateStoreHours,
} from "@talabee/contract";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { officeMessages, officeStoreMessages as m } from "../../messages/index.js";
import { storyMoment } from "../../story-data/board-cards.js";
import { storyDevices } from "../../story-data/devices.js";
import {
  storyCategories,
  storyDraft,
  storyInvitation,
  storyOpenStore,
  storyTeam,
} from "../../story-data/office-stores.js";
import { answer, inOffice, type StoryAnswer } from "../../story-data/story-office.js";
import { textIn } from "../../story-data/text-in.js";
import { Page } from "./store-page.js";

const params = { id: "beit-sitti" };
const at = "/stores/beit-sitti";
const onWrite = fn();

const meta = {
  title: "Counter/Office/Store",
  component: Page,
  tags: ["autodocs"],
  args: { params },
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose:
        "One store: what it still needs, and everything about it but the menu, which has a page of its own.",
      whenNot:
        "Those who work in the store find its board, its menu of today and its hours at the store's door.",
      accessibility:
        "Parts are links in a navigation, so that each has an address. Errors stand under their field; what was saved is announced.",
      do: ["Show what is missing as a list that leads to it"],
      dont: ["Do not publish a store that lacks something"],
      keywords: ["vendor", "settings", "opening hours", "team", "devices"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A story of a part of the page. */
const partOf = (part: string, store: PanelStore, ...more: readonly StoryAnswer[]) => ({
  args: { params: part === "" ? params : { ...params, part } },
  decorators: [
    inOffice({
      at: part === "" ? at : `${at}/${part}`,
      answers: [answer(panelStore, { params }, () => store), ...more],
      onWrite,
    }),
  ],
});

/** A draft says what it still needs. */
export const Default: Story = partOf("", storyDraft);

const categories = answer(panelCategories, {}, () => ({ items: storyCategories, next_cursor: null }));
export const Profile: Story = partOf("profile", storyOpenStore, categories);

export const Hours: Story = {
  ...partOf(
    "hours",
    storyOpenStore,
    answer(updateStoreHours, { params }, () => storyOpenStore),
  ),
  play: async ({ canvas, globals }) => {
    const add = new RegExp(textIn(globals, m.addHours).replace("{day}", ".*"), "u");
    const opens = new RegExp(textIn(globals, m.opens).replace("{day}", ".*"), "u");
    const before = canvas.getAllByLabelText(opens).length;
    canvas.getAllByRole("button", { name: add })[0]!.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getAllByLabelText(opens)).toHaveLength(before + 1);
    canvas.getByRole("button", { name: textIn(globals, officeMessages.save) }).focus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByText(textIn(globals, officeMessages.saved));
    await expect(onWrite).toHaveBeenCalledWith(
      "/api/panel/stores/beit-sitti/hours",
      expect.objectContaining({ "opening_hours[7][closes_next_day]": "1" }),
    );
  },
};

/** An amount that is none is not sent. */
export const PlaceAndFees: Story = {
  ...partOf("delivery", storyOpenStore),
  play: async ({ canvas, globals }) => {
    const fee = canvas.getByRole("textbox", { name: textIn(globals, m.fee) });
    await userEvent.clear(fee);
    await userEvent.type(fee, "ten{Enter}");
    await expect(fee).toHaveAccessibleDescription(textIn(globals, officeMessages.notAnAmount));
    await expect(onWrite).not.toHaveBeenCalled();
  },
};

export const Team: Story = {
  ...partOf(
    "team",
    storyOpenStore,
    answer(members, { params }, () => ({ items: storyTeam, next_cursor: null })),
    answer(invitations, { params }, () => ({ items: [storyInvitation], next_cursor: null })),
    answer(inviteMember, { params }, () => storyInvitation),
  ),
  play: async ({ canvas, globals }) => {
    const email = canvas.getByRole("textbox", { name: textIn(globals, m.email) });
    await userEvent.type(email, "noor@beit-sitti.example{Enter}");
    await waitFor(() => expect(email).toHaveValue(""));
    await expect(onWrite).toHaveBeenCalledWith("/api/panel/stores/beit-sitti/invitations", {
      email: "noor@beit-sitti.example",
      role: "counter",
    });
  },
};

/** Some hear and some do not; another one is paired. */
export const Devices: Story = {
  ...partOf(
    "devices",
    storyOpenStore,
    answer(storeDevices, { params }, () => ({ items: [...storyDevices], next_cursor: null })),
    answer(createPairingCode, { params }, () => ({ code: "402917", expires_at: storyMoment(300) })),
  ),
  play: async ({ canvas, globals }) => {
    await userEvent.type(
      canvas.getByRole("textbox", { name: textIn(globals, m.deviceName) }),
      "Juice bar{Enter}",
    );
    await expect(await canvas.findByText("402917")).toBeVisible();
  },
};
