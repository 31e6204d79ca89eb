/** @jsxImportSource #vue */

import { defineComponent, onMounted } from "vue";
import { RouterLink, useRoute, useRouter } from "vue-router";
import { Icon, PrivateView } from "../studio/studio-components.ts";
import { useFrameTexts } from "./messages.ts";
import "./frame.css";

/** Our pages in Studio, by their address. */
const PAGES = [
	{ to: "/hub-desk", icon: "inbox", text: "desk" },
	{ to: "/hub-desk/translations", icon: "translate", text: "translations" },
	{ to: "/hub-desk/launches", icon: "rocket_launch", text: "launches" },
	{ to: "/hub-desk/replace", icon: "find_replace", text: "replace" },
	{ to: "/hub-guide", icon: "help", text: "guide" },
] as const;

/** Below this width, in px, Studio's navigation lies over the page, and is open on the first visit. */
const NARROW = 1264;

/** A page of ours within Studio's bars, with the way to the others. */
export const HubPage = defineComponent({
	props: {
		title: { type: String, required: true },
		icon: { type: String, required: true },
	},
	setup(props, { slots }) {
		const t = useFrameTexts();
		const [route, router] = [useRoute(), useRouter()];
		onMounted(() => {
			// Studio closes its navigation with each step to another address.
			if (window.innerWidth < NARROW && route.hash === "") void router.replace({ query: route.query, hash: "#main-content" });
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
