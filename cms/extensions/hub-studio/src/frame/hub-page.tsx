/** @jsxImportSource #vue */

import { defineComponent, onMounted } from "vue";
import { RouterLink, useRoute, useRouter } from "vue-router";
import { Icon, PrivateView } from "../studio/studio-components.ts";
import { useFrameTexts } from "./messages.ts";
import "./frame.css";

const PAGES = [
	{ to: "/hub-desk", icon: "inbox", text: "desk" },
	{ to: "/hub-desk/translations", icon: "translate", text: "translations" },
	{ to: "/hub-desk/launches", icon: "rocket_launch", text: "launches" },
	{ to: "/hub-desk/calendar", icon: "calendar_month", text: "calendar" },
	{ to: "/hub-desk/replace", icon: "find_replace", text: "replace" },
	{ to: "/hub-guide", icon: "help", text: "guide" },
] as const;

/** Below this width, in px, Studio's navigation covers the page and is open at the first visit. */
const MIN_WIDE_PX = 1264;

/** Frame of our pages in Studio, with navigation between them. */
export const HubPage = defineComponent({
	props: {
		title: { type: String, required: true },
		icon: { type: String, required: true },
	},
	setup(props, { slots }) {
		const t = useFrameTexts();
		const [route, router] = [useRoute(), useRouter()];
		onMounted(() => {
			// Studio closes its navigation when the address changes.
			if (window.innerWidth < MIN_WIDE_PX && route.hash === "")
				void router.replace({ query: route.query, hash: "#main-content" });
		});
		const navigation = () => (
			<nav class="hub-frame" aria-label={t("navigation")}>
				{PAGES.map(({ to, icon, text }) => (
					<RouterLink key={to} to={to} ariaCurrentValue="page">
						{{
							default: () => [<Icon key="icon" name={icon} small />, t(text)],
						}}
					</RouterLink>
				))}
			</nav>
		);
		return () => (
			<PrivateView class="hub-page" title={props.title} icon={props.icon}>
				{{ ...slots, navigation }}
			</PrivateView>
		);
	},
});
