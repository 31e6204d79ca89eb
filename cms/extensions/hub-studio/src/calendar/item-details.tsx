/** @jsxImportSource #vue */

import { SITE_TIME_ZONE } from "@hub/shared-contracts/language/wall-clock";
import { defineComponent, type PropType } from "vue";
import { RouterLink } from "vue-router";
import type { CalendarRow } from "../../../hub-server/launches/calendar-route.ts";
import { launchAddress } from "../launches/launch-wording.ts";
import { MomentLink } from "../launches/moment-link.tsx";
import { entryAddress } from "../studio/entry-address.ts";
import { useForms } from "../studio/form-fields.ts";
import { DateInput } from "../studio/inputs.tsx";
import { Button } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { type CalendarItem, dayOf } from "./calendar.ts";
import { useCalendarTexts } from "./messages.ts";
import { useProblemText } from "./problem-text.ts";

/** Item of the calendar: its entries, its problems, the site at its moment, and another day for it. */
export const ItemDetails = defineComponent({
	props: {
		item: { type: Object as PropType<CalendarItem>, required: true },
		/** Day to which it would move. */
		target: { type: String, required: true },
		isBusy: Boolean,
	},
	emits: { target: (_: string) => true, move: () => true },
	setup(props, { emit }) {
		const t = useCalendarTexts();
		const formats = useFormats();
		const problemText = useProblemText();
		const { labelOf } = useForms();
		const link = (row: CalendarRow) => (
			<li key={row.id}>
				{row.what === "release" ? (
					row.name
				) : (
					<RouterLink to={row.what === "launch" ? launchAddress(row.id) : entryAddress(row)}>
						{{ default: () => row.name || t("unnamed") }}
					</RouterLink>
				)}
				{row.locale && <span>{[labelOf(row.collection), formats.language(row.locale)].join(", ")}</span>}
			</li>
		);
		return () => {
			const { what, at, rows, problems, isMovable } = props.item;
			const [first] = rows;
			const zone = first?.timeZone ?? SITE_TIME_ZONE;
			const launch = first?.launch;
			return (
				<section aria-labelledby="hub-calendar-selected">
					<h2 id="hub-calendar-selected">
						{t(`kind.${what}`)}: {formats.moment(new Date(at), "abroad", zone)}
					</h2>
					<ul>{rows.map(link)}</ul>
					{launch && what !== "launch" && (
						<p>
							{t("launch")} <RouterLink to={launchAddress(launch.id)}>{{ default: () => launch.name }}</RouterLink>
						</p>
					)}
					{problems.map((problem) => (
						<p key={`${problem.id}/${problem.kind}/${problem.detail}`} class="hub-launch-problem">
							{problemText(problem)}
						</p>
					))}
					{isMovable && (
						<form
							onSubmit={(event) => {
								event.preventDefault();
								emit("move");
							}}
						>
							<DateInput
								label={t("target")}
								type="date"
								value={props.target}
								onInput={(day) => day && emit("target", day)}
							/>
							<Button small secondary type="submit" disabled={props.isBusy || props.target === dayOf(at)}>
								{{ default: () => t("move") }}
							</Button>
							<span>{t("move.about")}</span>
						</form>
					)}
					{at > Date.now() && what !== "event" && <MomentLink at={at} launch={launch?.id ?? ""} />}
				</section>
			);
		};
	},
});
