import type { MomentProblem } from "../../../hub-server/launches/moment-checks.ts";
import { useFormats } from "../studio/texts.ts";
import { useCalendarTexts } from "./messages.ts";

/** Describes the problem of an entry at its moment. */
export function useProblemText(): (problem: MomentProblem) => string {
	const t = useCalendarTexts();
	const formats = useFormats();
	return ({ kind, detail }) => {
		if (kind === "link") return t("problem.link", { href: detail });
		if (kind === "past") return t("problem.past");
		return t("problem.translation", {
			languages: formats.list(detail.split(",").map((code) => formats.language(code))),
		});
	};
}
