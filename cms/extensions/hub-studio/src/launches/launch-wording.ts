// Messages about launches for the desk, forms and the launches' own pages.

import type { LaunchResponse, ListedLaunch } from "../../../hub-server/launches/launch-responses.ts";
import type { Launch } from "../../../hub-server/launches/launches-table.ts";
import { useFormats } from "../studio/texts.ts";
import { useLaunchTexts } from "./messages.ts";

/** Address of a launch's page in Studio. */
export const launchAddress = (id: string): string => `/hub-desk/launches/${id}`;

export function useLaunchWording() {
	const t = useLaunchTexts();
	const formats = useFormats();
	const moment = (at: number | null) => formats.moment(new Date(at ?? 0));
	return {
		/** Describes the state of a launch, as part of a line. */
		status: ({ state, at, publishedAt }: Launch): string => {
			if (state === "planned") return t("status.planned", { date: moment(at) });
			return state === "published" ? t("status.published", { date: moment(publishedAt) }) : t(`status.${state}`);
		},
		/** Names the number of problems at the time of a planned launch; empty if there are none. */
		problems: ({ problems }: ListedLaunch): readonly string[] =>
			problems > 0 ? [t("problems", { count: problems })] : [],
		/** Describes why a change failed; empty if it succeeded. */
		refusal: (outcome: LaunchResponse): string => {
			if (outcome.kind === "refused") return t("refused.problems", { count: outcome.problems.length });
			if (outcome.kind === "elsewhere") return t("refused.elsewhere", { name: outcome.name });
			if (outcome.kind === "full") return t("refused.full", { most: outcome.most });
			return outcome.kind === "over" || outcome.kind === "fixed" || outcome.kind === "past"
				? t(`refused.${outcome.kind}`)
				: "";
		},
	};
}
