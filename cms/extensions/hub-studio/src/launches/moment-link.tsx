/** @jsxImportSource #vue */

import { defineComponent, shallowRef, watch } from "vue";
import { CopiedLink } from "./copied-link.tsx";
import { useLaunchTexts } from "./messages.ts";
import { type SignedLink, useLaunches } from "./read-launches.ts";

/** Opens the whole site as visitors will see it then, and copies a link to that for people without an account. */
export const MomentLink = defineComponent({
	props: {
		/** In ms. Default: the time of the launch. */
		at: { type: Number, default: undefined },
		/** Id of a launch that is shown as published. Default: none. */
		launch: { type: String, default: "" },
	},
	setup(props) {
		const t = useLaunchTexts();
		const launches = useLaunches();
		const link = shallowRef<SignedLink>();
		watch(
			[() => props.at, () => props.launch],
			async ([at, launch]) => {
				link.value = undefined;
				const read = await launches.moment({ at, launch }).catch(() => undefined);
				if (at === props.at && launch === props.launch) link.value = read;
			},
			{ immediate: true },
		);
		return () =>
			link.value && (
				<div class="hub-launch-buttons">
					<a class="hub-launch-open" href={link.value.href} target="_blank" rel="noopener">
						{t("moment.open")}
					</a>
					<CopiedLink
						read={() => launches.moment({ at: props.at, launch: props.launch })}
						label={t("moment.copy")}
						about={t("moment.about")}
						none={t("failed")}
					/>
				</div>
			);
	},
});
