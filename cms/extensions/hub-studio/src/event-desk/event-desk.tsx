/** @jsxImportSource #vue */

import { BYTE_ORDER_MARK, csvHead, csvLines } from "@hub/shared-contracts/content/csv";
import { attendanceOpensAt } from "@hub/shared-contracts/form/attendance";
import { localeEntry } from "@hub/shared-contracts/language/locale";
import { computed, defineComponent, inject, onMounted, type Ref, ref, watch } from "vue";
import { z } from "zod";
import { DateInput } from "../studio/inputs.tsx";
import { Button, Notice } from "../studio/studio-components.ts";
import { useLocale } from "../studio/texts.ts";
import { AttendanceList } from "./attendance-list.tsx";
import "./event-desk.css";
import { useDeskTexts } from "./messages.ts";
import { PeopleTable } from "./people-table.tsx";
import { type Registration, searchPeople, seatsOf } from "./registrations.ts";
import { useDesk } from "./use-desk.ts";

const form = z.object({
	translation_key: z.string().catch(""),
	capacity: z.number().catch(0),
	reserved: z.number().catch(0),
	starts_at: z.string().catch(""),
	time_zone: z.string().catch("UTC"),
});

export const EventDesk = defineComponent({
	props: { primaryKey: { type: [String, Number], default: "+" }, disabled: Boolean },
	setup(props) {
		const t = useDeskTexts();
		const locale = useLocale();
		/** The form with its unsaved edits; Studio provides it. */
		const values = inject<Ref<Readonly<Record<string, unknown>>>>("values", ref({}));
		const event = computed(() => form.parse(values.value));
		const isNew = () => props.primaryKey === "+";
		const desk = useDesk(() => event.value.translation_key);
		const [search, message] = [ref(""), ref("")];
		const day = ref<string | null>(null);
		const isStored = () => !isNew() && event.value.translation_key !== "";
		const read = () => {
			if (isStored()) void desk.read();
		};
		onMounted(read);
		// A save changes `date_updated`; `translation_key` arrives when the entry is loaded.
		watch([() => event.value.translation_key, () => values.value.date_updated, () => props.primaryKey], read);

		const shown = computed(() => searchPeople(desk.people.value, search.value));
		const confirmed = computed(() => desk.people.value.filter(({ state }) => state === "confirmed"));
		const isAttendanceOpen = () => {
			const starts = new Date(event.value.starts_at);
			return (
				!Number.isNaN(starts.getTime()) && attendanceOpensAt(starts, event.value.time_zone).getTime() <= Date.now()
			);
		};
		const stateOf = ({ state }: Registration): string =>
			({
				pending: t("statePending"),
				confirmed: t("stateConfirmed"),
				waitlisted: t("stateWaitlisted"),
				cancelled: t("stateCancelled"),
				attended: t("stateAttended"),
			})[state];

		const download = () => {
			const head = [t("name"), t("email"), t("organisation"), t("state"), t("remark")];
			const rows = desk.people.value.map((person) => [
				person.name,
				person.email,
				person.organisation,
				stateOf(person),
				person.remark,
			]);
			// In a language with decimal commas, spreadsheets expect semicolons between cells.
			const usesDecimalComma = (1.5).toLocaleString(localeEntry(locale()).formats).includes(",");
			const separator = usesDecimalComma ? ";" : ",";
			const csv = `${BYTE_ORDER_MARK}${csvHead(head, separator)}\r\n${csvLines(rows, separator)}`;
			const link = document.createElement("a");
			link.href = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
			link.download = `${event.value.translation_key}.csv`;
			link.click();
			URL.revokeObjectURL(link.href);
		};
		const copy = async () => {
			message.value = "";
			if (day.value && (await desk.copyTo(day.value))) message.value = t("copied", { day: day.value });
		};
		const seatCount = (label: string, value: string | number) => (
			<div>
				<dt>{label}</dt>
				<dd>{value}</dd>
			</div>
		);
		const seatCounts = () => {
			const { taken, free, waiting } = seatsOf(desk.people.value, event.value.capacity, event.value.reserved);
			return (
				<dl>
					{seatCount(t("taken"), taken)}
					{seatCount(t("free"), free ?? t("unlimited"))}
					{seatCount(t("waiting"), waiting)}
				</dl>
			);
		};
		const people = () => (
			<>
				<div class="hub-event-desk-row">
					<label>
						{t("search")}
						<input
							type="search"
							value={search.value}
							onInput={({ target }) => {
								if (target instanceof HTMLInputElement) search.value = target.value;
							}}
						/>
					</label>
					{isAttendanceOpen() && !props.disabled && (
						<Button
							secondary
							small
							disabled={confirmed.value.length === 0}
							onClick={() =>
								void desk.recordAttendance(
									confirmed.value.map(({ id }) => id),
									"attended",
								)
							}
						>
							{{ default: () => t("allAttended") }}
						</Button>
					)}
					<Button secondary small onClick={download}>
						{{ default: () => t("csv") }}
					</Button>
					<Button secondary small onClick={() => window.print()}>
						{{ default: () => t("print") }}
					</Button>
				</div>
				<p role="status">{shown.value.length > 0 ? t("shown", { count: shown.value.length }) : t("noneFound")}</p>
				<div class="hub-event-scroll">
					<PeopleTable
						people={shown.value}
						stateOf={stateOf}
						canRecord={isAttendanceOpen() && !props.disabled}
						record={({ id }, wanted) => void desk.recordAttendance([id], wanted)}
					/>
				</div>
				<AttendanceList event={values.value} people={desk.people.value} />
			</>
		);
		const copying = () => (
			<div class="hub-event-desk-row">
				<DateInput
					label={t("newDate")}
					type="date"
					value={day.value}
					onInput={(next) => {
						day.value = next;
					}}
				/>
				<Button secondary small disabled={day.value === null} onClick={() => void copy()}>
					{{ default: () => t("copy") }}
				</Button>
				<p>{t("copyNote")}</p>
			</div>
		);
		return () => {
			if (!isStored()) return undefined;
			return (
				<section class="hub-event-desk" aria-label={t("title")}>
					<h2 class="type-label">{t("title")}</h2>
					<div role="status">
						{desk.problem.value && (
							<Notice type="danger">{{ default: () => t("refused", { reason: desk.problem.value }) }}</Notice>
						)}
						{message.value && <Notice type="success">{{ default: () => message.value }}</Notice>}
					</div>
					{desk.state.value === "loading" && <p>{t("loading")}</p>}
					{desk.state.value === "ready" && seatCounts()}
					{desk.state.value === "ready" && (desk.people.value.length > 0 ? people() : <p>{t("none")}</p>)}
					{!props.disabled && copying()}
				</section>
			);
		};
	},
});
