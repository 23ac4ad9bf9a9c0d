export { type TabKind, type Tab, type BottomTabBarProps, BottomTabBar } from "./bottom-tab-bar.js";
