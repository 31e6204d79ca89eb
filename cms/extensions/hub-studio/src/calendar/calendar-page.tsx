/** @jsxImportSource #vue */

import { computed, defineComponent, nextTick, ref, shallowRef, watch } from "vue";
import type { CalendarRow } from "../../../hub-server/launches/calendar-route.ts";
import type { MomentProblem } from "../../../hub-server/launches/moment-checks.ts";
import { HubPage } from "../frame/hub-page.tsx";
import { useLaunchWording } from "../launches/launch-wording.ts";
import { reasonOf } from "../studio/refusal.ts";
import { Button, Icon, Notice } from "../studio/studio-components.ts";
import { useFormats, useLocale } from "../studio/texts.ts";
import {
	type CalendarItem,
	calendarOf,
	dayAfter,
	dayOf,
	KINDS,
	type Kind,
	monthAfter,
	movedTo,
	startOf,
	weeksOf,
} from "./calendar.ts";
import { ItemDetails } from "./item-details.tsx";
import { useCalendarTexts } from "./messages.ts";
import { useCalendar } from "./read-calendar.ts";
import "../desk/desk.css";
import "../launches/launches.css";
import "../studio/unseen.css";
import "./calendar.css";

const ICONS: Readonly<Record<Kind, string>> = {
	launch: "rocket_launch",
	appears: "visibility",
	changes: "edit",
	leaves: "visibility_off",
	event: "event",
	release: "extension",
};

/** Days by which arrow keys move an item. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Calendar of everything that appears, changes and disappears, by month or as a list. */
export const CalendarPage = defineComponent({
	setup() {
		const t = useCalendarTexts();
		const formats = useFormats();
		const locale = useLocale();
		const { refusal } = useLaunchWording();
		const calendar = useCalendar();
		const today = dayOf(Date.now());
		const month = ref(today.slice(0, 7));
		const view = ref<"month" | "list">("month");
		const kinds = ref<readonly Kind[]>(KINDS);
		const loaded = shallowRef<{ readonly rows: readonly CalendarRow[]; readonly problems: readonly MomentProblem[] }>();
		const message = ref("");
		const problem = ref("");
		const selectedKey = ref("");
		/** Day to which the selected item would move. */
		const target = ref("");
		const isBusy = ref(false);
		let dragged: CalendarItem | undefined;

		const weeks = computed(() => weeksOf(month.value));
		const load = async (): Promise<void> => {
			const [first, last] = [weeks.value[0]?.[0] ?? today, weeks.value.at(-1)?.at(-1) ?? today];
			try {
				const found = await calendar.read(startOf(first), startOf(dayAfter(last, 1)));
				if (first === weeks.value[0]?.[0]) loaded.value = found;
			} catch (error) {
				problem.value = reasonOf(error);
			}
		};
		watch(weeks, load, { immediate: true });
		const days = computed(() => {
			const { rows, problems } = loaded.value ?? { rows: [], problems: [] };
			return new Map(calendarOf(rows, problems, new Set(kinds.value), locale()).map(({ day, items }) => [day, items]));
		});
		const selected = computed(() => [...days.value.values()].flat().find(({ key }) => key === selectedKey.value));
		const nameOf = ({ rows }: CalendarItem): string => rows[0]?.name || t("unnamed");
		const dayName = (day: string) => formats.day(new Date(startOf(day)));
		const select = (item: CalendarItem, day = dayOf(item.at)): void => {
			selectedKey.value = item.key;
			target.value = day;
			problem.value = "";
		};
		const focusOn = async (item: CalendarItem): Promise<void> => {
			await nextTick();
			document.querySelector<HTMLElement>(`[data-key="${item.key}"]`)?.focus();
		};
		const move = async (item: CalendarItem): Promise<void> => {
			const at = movedTo(item.at, target.value);
			problem.value = "";
			if (Date.parse(at) <= Date.now()) {
				problem.value = t("past");
				return;
			}
			isBusy.value = true;
			try {
				const outcome = await calendar.move(item, at);
				problem.value = outcome ? refusal(outcome) : "";
				if (!problem.value) message.value = t("moved", { name: nameOf(item), day: dayName(target.value) });
			} catch (error) {
				problem.value = reasonOf(error);
			}
			isBusy.value = false;
			await load();
			await focusOn(item);
		};
		const press = (event: KeyboardEvent, item: CalendarItem): void => {
			const isMoving = selectedKey.value === item.key && target.value !== dayOf(item.at);
			const step = STEPS[event.key];
			if (step !== undefined && item.isMovable) {
				event.preventDefault();
				select(item, dayAfter(isMoving ? target.value : dayOf(item.at), step));
				message.value = t("moving", { name: nameOf(item), day: dayName(target.value) });
			} else if (event.key === "Enter" && isMoving) {
				event.preventDefault();
				void move(item);
			} else if (event.key === "Escape" && isMoving) {
				select(item);
				message.value = t("stays", { name: nameOf(item), day: dayName(target.value) });
			}
		};
		const drop = (day: string): void => {
			if (!dragged) return;
			select(dragged, day);
			message.value = t("moving", { name: nameOf(dragged), day: dayName(day) });
			void focusOn(dragged);
			dragged = undefined;
		};
		const item = (one: CalendarItem) => (
			<li key={one.key} class={`hub-calendar-item hub-calendar-${one.what}`}>
				<button
					type="button"
					data-key={one.key}
					draggable={one.isMovable}
					aria-pressed={one.key === selectedKey.value}
					onClick={() => select(one)}
					onKeydown={(event) => press(event, one)}
					onDragstart={() => {
						dragged = one;
					}}
					onDragend={() => {
						dragged = undefined;
					}}
				>
					<Icon name={one.problems.length > 0 ? "warning" : ICONS[one.what]} small />
					<span>
						<time>{formats.time(new Date(one.at))}</time> {nameOf(one)}
						<span class="hub-unseen">
							, {t(`kind.${one.what}`)}
							{one.problems.length > 0 && `, ${t("problems", { count: one.problems.length })}`}
						</span>{" "}
						<small>{one.rows.map(({ locale }) => locale.toUpperCase()).join(" ")}</small>
					</span>
				</button>
			</li>
		);
		const cell = (day: string) => (
			<td
				key={day}
				class={{
					"hub-calendar-other": !day.startsWith(month.value),
					"hub-calendar-today": day === today,
					"hub-calendar-target": selected.value !== undefined && day === target.value,
				}}
				onDragover={(event) => dragged && event.preventDefault()}
				onDrop={() => drop(day)}
			>
				<time datetime={day}>{Number(day.slice(8))}</time>
				<ul>{(days.value.get(day) ?? []).map(item)}</ul>
			</td>
		);
		const grid = () => (
			<div class="hub-board-scroll">
				<table class="hub-calendar-month">
					<thead>
						<tr>
							{weeks.value[0]?.map((day) => (
								<th key={day} scope="col">
									{formats.weekday(new Date(startOf(day)))}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{weeks.value.map((week) => (
							<tr key={week[0]}>{week.map(cell)}</tr>
						))}
					</tbody>
				</table>
			</div>
		);
		const list = () => {
			const own = [...days.value].filter(([day]) => day.startsWith(month.value));
			if (own.length === 0) return <p>{t("none")}</p>;
			return own.map(([day, items]) => (
				<section key={day}>
					<h3>{dayName(day)}</h3>
					<ul>{items.map(item)}</ul>
				</section>
			));
		};
		const button = (text: string, press: () => void) => (
			<Button small secondary onClick={press}>
				{{ default: () => text }}
			</Button>
		);
		const tools = () => (
			<div class="hub-calendar-tools">
				<div class="hub-launch-buttons">
					{button(t("previous"), () => (month.value = monthAfter(month.value, -1)))}
					{button(t("today"), () => (month.value = today.slice(0, 7)))}
					{button(t("next"), () => (month.value = monthAfter(month.value, 1)))}
					{view.value === "month"
						? button(t("list"), () => (view.value = "list"))
						: button(t("month"), () => (view.value = "month"))}
				</div>
				<fieldset>
					<legend class="hub-unseen">{t("kinds")}</legend>
					{KINDS.map((kind) => (
						<label key={kind} class={`hub-calendar-${kind}`}>
							<input
								type="checkbox"
								checked={kinds.value.includes(kind)}
								onChange={() => {
									const rest = kinds.value.filter((one) => one !== kind);
									kinds.value = rest.length === kinds.value.length ? [...rest, kind] : rest;
								}}
							/>
							<Icon name={ICONS[kind]} small />
							{t(`kind.${kind}`)}
						</label>
					))}
				</fieldset>
			</div>
		);
		return () => (
			<HubPage title={t("title")} icon="calendar_month">
				{{
					default: () => (
						<div class="hub-desk hub-launches hub-calendar">
							<h2>{formats.month(new Date(startOf(`${month.value}-01`)))}</h2>
							{tools()}
							<div role="status">
								{!loaded.value && !problem.value && t("loading")}
								{message.value}
								{problem.value && <Notice type="danger">{{ default: () => problem.value }}</Notice>}
							</div>
							{selected.value && (
								<ItemDetails
									key={selected.value.key}
									item={selected.value}
									target={target.value}
									isBusy={isBusy.value}
									onTarget={(day: string) => {
										target.value = day;
									}}
									onMove={() => selected.value && void move(selected.value)}
								/>
							)}
							{view.value === "month" ? grid() : list()}
						</div>
					),
				}}
			</HubPage>
		);
	},
});
