/** @jsxImportSource #vue */

import type { SignedLink } from "@hub/content-model/preview/preview-operation";
import { defineComponent, shallowRef, watch } from "vue";
import { Button } from "../studio/studio-components.ts";
import { CopiedLink } from "./copied-link.tsx";
import { useLaunchTexts } from "./messages.ts";
import { useLaunches } from "./read-launches.ts";

/**
 * Opens the whole site with everything that is planned until a moment, and copies a link for people without an account.
 * For a launch, the copied link shows only this launch and nothing else that is planned.
 */
export const MomentLink = defineComponent({
	props: {
		/** Moment in ms. Default: the site as it is now, with the launch published. */
		at: { type: Number, default: undefined },
		/** Id of a launch. Default: none. */
		launch: { type: String, default: "" },
	},
	setup(props) {
		const t = useLaunchTexts();
		const launches = useLaunches();
		const link = shallowRef<SignedLink>();
		const ofLaunch = () => launches.moment({ launch: props.launch });
		const ofMoment = (at: number) => launches.moment({ at });
		watch(
			[() => props.at, () => props.launch],
			async ([at, launch]) => {
				link.value = undefined;
				const read = await (at === undefined ? ofLaunch() : ofMoment(at)).catch(() => undefined);
				if (at === props.at && launch === props.launch) link.value = read;
			},
			{ immediate: true },
		);
		return () =>
			link.value && (
				<div class="hub-launch-buttons">
					<Button small secondary href={link.value.href}>
						{{ default: () => t("moment.open") }}
					</Button>
					<CopiedLink
						read={() => (props.launch || props.at === undefined ? ofLaunch() : ofMoment(props.at))}
						label={t("moment.copy")}
						about={t(props.launch ? "moment.alone" : "moment.about")}
						none={t("failed")}
					/>
				</div>
			);
	},
});
