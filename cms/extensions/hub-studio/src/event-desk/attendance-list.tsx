/** @jsxImportSource #vue */

// Attendance list for the door. Printing the form prints it instead of Studio.

import { fullDate, timeSpan } from "@hub/shared-contracts/language/date-text";
import { localeEntry } from "@hub/shared-contracts/language/locale";
import { defineComponent, type PropType, Teleport } from "vue";
import { z } from "zod";
import { useLocale } from "../studio/texts.ts";
import { useDeskTexts } from "./messages.ts";
import { expectedPeople, type Registration } from "./registrations.ts";

const text = z
	.string()
	.nullish()
	.transform((value) => value ?? "")
	.catch("");
const printed = z.object({
	title: text,
	starts_at: text,
	ends_at: text,
	time_zone: text,
	mode: text,
	venue: text,
	city: text,
});

export const AttendanceList = defineComponent({
	props: {
		event: { type: Object as PropType<Readonly<Record<string, unknown>>>, required: true },
		people: { type: Array as PropType<readonly Registration[]>, required: true },
	},
	setup(props) {
		const t = useDeskTexts();
		const locale = useLocale();
		const when = ({ starts_at, ends_at, time_zone }: z.infer<typeof printed>): string => {
			try {
				return `${fullDate(starts_at, locale(), time_zone)}, ${timeSpan(starts_at, ends_at, locale(), time_zone)}`;
			} catch {
				// The date or the time zone is incomplete.
				return "";
			}
		};
		const where = ({ mode, venue, city }: z.infer<typeof printed>): string =>
			mode === "online" ? t("online") : [venue, city].filter(Boolean).join(", ");
		return () => {
			const event = printed.parse(props.event);
			const people = expectedPeople(props.people, localeEntry(locale()).formats);
			return (
				<Teleport to="body">
					<section class="hub-attendance-list" lang={locale()}>
						<h1>{event.title}</h1>
						{[when(event), where(event)].filter(Boolean).map((line) => (
							<p key={line}>{line}</p>
						))}
						<p>{t("seatedCount", { count: people.length })}</p>
						<table>
							<thead>
								<tr>
									<th scope="col">{t("attendedBox")}</th>
									<th scope="col">{t("name")}</th>
									<th scope="col">{t("organisation")}</th>
								</tr>
							</thead>
							<tbody>
								{people.map(({ id, state, name, organisation }) => (
									<tr key={id}>
										<td>{state === "attended" ? "☑" : "☐"}</td>
										<th scope="row">{name}</th>
										<td>{organisation}</td>
									</tr>
								))}
							</tbody>
						</table>
					</section>
				</Teleport>
			);
		};
	},
});
