/** @jsxImportSource #vue */

import { capitalized } from "@hub/shared-contracts/language/letters";
import { defineComponent, onMounted, ref, shallowRef } from "vue";
import { RouterLink } from "vue-router";
import type { Desk } from "../../../hub-server/desk/desk.ts";
import type { ListedLaunch } from "../../../hub-server/launches/launch-responses.ts";
import { HubPage } from "../frame/hub-page.tsx";
import { launchAddress, useLaunchWording } from "../launches/launch-wording.ts";
import { useLaunches } from "../launches/read-launches.ts";
import { zoneOr } from "../moment/local-input.ts";
import { entryAddress } from "../studio/entry-address.ts";
import { useForms } from "../studio/form-fields.ts";
import { reasonOf } from "../studio/refusal.ts";
import { Button, Icon, Notice } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { LinkCheck } from "./link-check.tsx";
import { Mentions } from "./mentions.tsx";
import { useEditorDeskTexts } from "./messages.ts";
import { type EntryLine, useEditorDesk } from "./read-desk.ts";
import { useTranslationWork } from "./translation-work.ts";
import "./desk.css";

/** Collections that editors most often add entries to. */
const NEW_ENTRY_COLLECTIONS = ["posts", "events", "pages", "glossary_terms"] as const;

export const DeskPage = defineComponent({
	setup() {
		const t = useEditorDeskTexts();
		const formats = useFormats();
		const { labelOf } = useForms();
		const editorDesk = useEditorDesk();
		const readLaunches = useLaunches();
		const { status, problems } = useLaunchWording();
		const work = useTranslationWork();
		const desk = shallowRef<Desk>();
		/** Undefined if they could not be read. */
		const launches = shallowRef<readonly ListedLaunch[] | undefined>([]);
		const state = ref<"loading" | "ready" | "failed">("loading");
		const problem = ref("");
		onMounted(async () => {
			const listed = readLaunches.list().catch(() => undefined);
			desk.value = await editorDesk.desk();
			launches.value = (await listed)?.filter((one) => one.state !== "published");
			state.value = desk.value ? "ready" : "failed";
		});

		const moment = (at: number) => formats.moment(new Date(at));
		const link = (to: string, text: string) => <RouterLink to={to}>{{ default: () => text }}</RouterLink>;
		const entry = (line: EntryLine, detail: string) => (
			<li key={`${line.collection}/${line.version?.id ?? line.id}/${detail}`}>
				{link(entryAddress(line), line.name || t("unnamed"))}
				<span>
					{[labelOf(line.collection), ...(line.locale ? [formats.language(line.locale)] : []), detail].join(", ")}
				</span>
			</li>
		);
		const draft = ({ id, version, changed }: Desk["drafts"][number]): string => {
			const date = moment(changed);
			if (!version) return t("drafts.changed", { date });
			return id === "+" ? t("drafts.new", { date }) : t("drafts.edits", { date });
		};
		const part = (
			name: string,
			title: string,
			icon: string,
			lines: readonly unknown[],
			none: string,
			after?: unknown,
		) => (
			<section key={name} aria-labelledby={`hub-desk-${name}`}>
				<h2 id={`hub-desk-${name}`}>
					<Icon name={icon} small />
					{title}
				</h2>
				{lines.length === 0 ? <p>{none}</p> : <ul>{lines}</ul>}
				{after}
			</section>
		);
		const scheduled = (lines: Desk["scheduled"]) =>
			[...Map.groupBy(lines, ({ at }) => formats.day(new Date(at)))].map(([day, own]) => (
				<li key={day}>
					<h3>{day}</h3>
					<ul>{own.map((one) => entry(one, t(`scheduled.${one.what}`, { time: formats.time(new Date(one.at)) })))}</ul>
				</li>
			));
		/** Names only the counts above zero: “One missing, 3 outdated.”. */
		const summary = (missing: number, outdated: number): string => {
			const parts = [
				...(missing > 0 ? [t("translations.missing", { count: missing })] : []),
				...(outdated > 0 ? [t("translations.outdated", { count: outdated })] : []),
			];
			return `${capitalized(parts.join(", "))}.`;
		};
		const translations = ({ missing, outdated, first }: Desk["translations"]) =>
			part(
				"translations",
				t("board"),
				"translate",
				first.map((line) => (
					<li key={`${line.id}/${line.locale}`}>
						<button
							type="button"
							onClick={() =>
								void work(line).catch((error: unknown) => {
									problem.value = reasonOf(error);
								})
							}
						>
							{line.name || t("unnamed")}
						</button>
						<span>
							{labelOf(line.collection)},{" "}
							{t("translations.into", { language: formats.language(line.locale), state: t(`state.${line.state}`) })}
						</span>
					</li>
				)),
				t("translations.none"),
				first.length > 0 && (
					<p>
						{summary(missing, outdated)} {link("/hub-desk/translations", t("board.all"))}
					</p>
				),
			);
		const seats = ({ registered, capacity, waiting: line }: Desk["events"][number]) =>
			[
				capacity > 0
					? t("events.seats", { registered, count: capacity })
					: t("events.unlimited", { count: registered }),
				...(line > 0 ? [t("events.waiting", { count: line })] : []),
			].join(", ");
		const parts = (one: Desk) => (
			<div class="hub-desk-parts">
				<Mentions />
				{part(
					"drafts",
					t("drafts"),
					"edit_note",
					one.drafts.map((line) => entry(line, draft(line))),
					t("drafts.none"),
				)}
				{part("scheduled", t("scheduled"), "schedule", scheduled(one.scheduled), t("scheduled.none"))}
				{part(
					"launches",
					t("launches"),
					"rocket_launch",
					(launches.value ?? []).map((launch) => (
						<li key={launch.id}>
							{link(launchAddress(launch.id), launch.name)}
							<span>{[status(launch), ...problems(launch)].join(", ")}</span>
						</li>
					)),
					launches.value ? t("launches.none") : t("launches.failed"),
					<p>{link("/hub-desk/launches", t("launches.all"))}</p>,
				)}
				{translations(one.translations)}
				{part(
					"events",
					t("events"),
					"event",
					one.events.map((event) => (
						<li key={event.id}>
							{link(`/content/events/${event.id}`, event.title)}
							<span>
								{formats.moment(new Date(event.startsAt), "abroad", zoneOr(event.timeZone))}, {seats(event)}
							</span>
						</li>
					)),
					t("events.none"),
				)}
				{part(
					"messages",
					t("messages"),
					"mail",
					one.messages.latest.map(({ id, subject, at }) => (
						<li key={id}>
							{link(`/content/contact_messages/${id}`, subject)}
							<span>{moment(at)}</span>
						</li>
					)),
					t("messages.none"),
					one.messages.count > one.messages.latest.length && (
						<p>{link("/content/contact_messages", t("messages.all", { count: one.messages.count }))}</p>
					),
				)}
				{part(
					"colleagues",
					t("colleagues"),
					"group",
					one.colleagues.map((line) => entry(line, t("colleagues.by", { who: line.who, date: moment(line.changed) }))),
					t("colleagues.none"),
				)}
				<LinkCheck />
			</div>
		);
		return () => (
			<HubPage title={t("title")} icon="inbox">
				{{
					default: () => (
						<div class="hub-desk">
							<nav aria-label={t("new")}>
								<span>{t("new")}</span>
								{NEW_ENTRY_COLLECTIONS.map((collection) => (
									<Button small secondary key={collection} to={`/content/${collection}/+`}>
										{{ default: () => labelOf(collection) }}
									</Button>
								))}
							</nav>
							<div role="status">
								{state.value === "loading" && t("loading")}
								{state.value === "failed" && t("failed")}
								{problem.value && <Notice type="danger">{{ default: () => problem.value }}</Notice>}
							</div>
							{desk.value && parts(desk.value)}
						</div>
					),
				}}
			</HubPage>
		);
	},
});
