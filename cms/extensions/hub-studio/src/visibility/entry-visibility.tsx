/** @jsxImportSource #vue */

import { computed, defineComponent, inject, type Ref, ref, shallowRef, watch } from "vue";
import { z } from "zod";
import { publishedStatus } from "../../../../src/entries/publishing.ts";
import { DraftComments } from "../comments/draft-comments.tsx";
import { EntryLaunch } from "../launches/entry-launch.tsx";
import { MomentLink } from "../launches/moment-link.tsx";
import { Button, Notice } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { useVisibilityTexts } from "./messages.ts";
import "./visibility.css";
import { useContentService } from "../studio/content-service.ts";
import { useUnsavedWarning } from "../studio/unsaved-warning.ts";
import { useUses } from "../uses/read-uses.ts";
import { ConflictNotices } from "./draft-conflicts.tsx";
import { useOwnDraft } from "./own-draft.ts";
import { usePresetLanguage } from "./preset-language.ts";
import { editedVersion, usePreviewLinks } from "./preview-links.ts";
import { SavedNotice } from "./saved-notice.tsx";
import { SessionNotice } from "./session-notice.tsx";
import { useStudioSession } from "./studio-session.ts";
import { useTypedText } from "./typed-text.ts";
import { Unpublished } from "./unpublished.tsx";
import { type UnpublishedEdits, useUnpublishedEdits } from "./unpublished-edits.ts";
import { effectOf, type Visibility, visibilityOf } from "./visibility.ts";

/** Number of entries that are named in the warning about uses; the others are counted. */
const MAX_NAMED = 3;

const storedRow = z.object({ data: z.record(z.string(), z.unknown()) });

export const EntryVisibility = defineComponent({
	props: {
		collection: { type: String, required: true },
		primaryKey: { type: [String, Number], default: "+" },
		/** Studio's version that is edited; null for the entry itself. */
		version: { type: Object, default: null },
		disabled: Boolean,
	},
	// Studio treats each `input` event of a field as its value. Declaring `input` here stops the events of our own controls.
	emits: ["setFieldValue", "input"],
	setup(props, { emit }) {
		const t = useVisibilityTexts();
		const formats = useFormats();
		const api = useContentService();
		/** The form with its unsaved edits; Studio provides it. */
		const values = inject<Ref<Readonly<Record<string, unknown>>>>("values", ref({}));
		const stored = ref<Readonly<Record<string, unknown>>>();
		const readUses = useUses();
		const initialValues = { ...values.value };
		const differsFrom = (before: Readonly<Record<string, unknown>>): boolean =>
			Object.keys(values.value).some(
				(field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(values.value[field] ?? null),
			);
		/** Names of published entries that use this one; read when a save would unpublish it. */
		const uses = shallowRef<readonly string[]>([]);

		watch(
			[() => props.primaryKey, () => values.value.date_updated],
			async () => {
				if (props.primaryKey === "+") return;
				const response = await api.get<unknown>(`/items/${props.collection}/${props.primaryKey}`).catch(() => undefined);
				stored.value = storedRow.safeParse(response?.data).data?.data;
			},
			{ immediate: true },
		);

		const readEdits = useUnpublishedEdits();
		const edits = shallowRef<UnpublishedEdits>();
		watch(
			[() => props.primaryKey, () => props.version, () => values.value.date_updated],
			async ([id, version]) => {
				edits.value = undefined;
				if (id === "+" || version) return;
				const [latest] = await readEdits(props.collection, [String(id)]).catch(() => []);
				if (id === props.primaryKey && !props.version) edits.value = latest;
			},
			{ immediate: true },
		);

		const root = ref<HTMLElement>();
		useOwnDraft({
			isNew: () => props.primaryKey === "+",
			isNamed: () => props.version?.id !== "+",
			isTyped: () => differsFrom(initialValues),
			form: () => root.value?.closest<HTMLElement>("[data-field]")?.parentElement ?? undefined,
		});

		usePresetLanguage(
			{
				collection: () => props.collection,
				isNew: () => props.primaryKey === "+" && !props.version,
				isTyped: () => differsFrom(initialValues),
			},
			values,
			(edit) => emit("setFieldValue", edit),
		);

		const session = useStudioSession();
		const text = useTypedText(
			{
				collection: () => props.collection,
				entry: () => String(props.primaryKey),
				version: () => editedVersion.safeParse(props.version).data,
				values,
				putBack: (edit) => emit("setFieldValue", edit),
			},
			session,
		);

		/** Id of a new entry's draft; empty until it is stored. */
		const draftId = computed(() => {
			const id = editedVersion.safeParse(props.version).data?.id;
			return id === undefined || id === "+" ? "" : id;
		});

		const now = Date.now();
		const visibility = computed(() => stored.value && visibilityOf(stored.value, now));
		const formed = computed(() => {
			const status = props.version ? publishedStatus(stored.value?.status, values.value.status) : values.value.status;
			return visibilityOf({ ...values.value, status }, now);
		});
		const isEdited = computed(() => !stored.value || differsFrom(stored.value));
		const isUnsaved = computed(() => !props.version && differsFrom(stored.value ?? initialValues));
		useUnsavedWarning(() => (props.version ? text.isUnsaved() : isUnsaved.value) && !text.isStoredLocally.value);
		const links = usePreviewLinks(() => ({
			...{ collection: props.collection, primaryKey: props.primaryKey, version: props.version },
			...{ hasLanguage: Boolean(values.value.locale), isUnsaved: isUnsaved.value },
		}));
		const leaves = computed(() => !props.version && visibility.value?.kind === "live" && formed.value.kind !== "live");
		watch(leaves, async () => {
			if (!leaves.value) return;
			const readers = await readUses(props.collection, String(props.primaryKey));
			uses.value = (readers ?? []).filter(({ status }) => status === "published").map(({ name }) => t("name", { name }));
		});
		const visibilityText = (one: Visibility | undefined): string => {
			if (!one) return t(props.version && props.version.id !== "+" ? "draftOfNew" : "new");
			if (one.kind === "live")
				return one.until === undefined ? t("live") : t("liveUntil", { date: formats.moment(new Date(one.until)) });
			if (one.kind === "scheduled") return t("scheduled", { date: formats.moment(new Date(one.at)) });
			if (one.kind === "over") return t("over", { date: formats.moment(new Date(one.since)) });
			return t(one.kind);
		};
		const effect = (): string | undefined => {
			const what = effectOf(visibility.value, formed.value, Boolean(props.version) || isEdited.value);
			if (what === "nothing") return undefined;
			if (what === "stays-hidden" && !props.version && formed.value.kind === "draft") return t("effect.stays-draft");
			const by = props.version ? "version" : "effect";
			if (what !== "will-appear") return t(`${by}.${what}`);
			return t(`${by}.will-appear`, { date: formed.value.kind === "scheduled" ? formats.moment(new Date(formed.value.at)) : "" });
		};
		const isMoreShown = ref(false);
		const noticeType = (): "warning" | "success" | "info" => {
			if (leaves.value) return "warning";
			return visibility.value?.kind === "live" ? "success" : "info";
		};
		/** First row of every form: the visibility, the preview link, and more on demand. */
		const head = (sentence: string) => (
			<Notice type={noticeType()}>
				{{
					default: () => (
						<div class="hub-visibility hub-head">
							<span>{sentence}</span>
							{links.isPossible.value && (
								<Button small secondary disabled={links.isBusy.value} onClick={() => void links.copy()}>
									{{ default: () => t("links.copy") }}
								</Button>
							)}
							{!props.disabled && (
								<details
									onToggle={({ target }) => {
										isMoreShown.value = target instanceof HTMLDetailsElement && target.open;
									}}
								>
									<summary>{t("more")}</summary>
									{links.isPossible.value && (
										<p>
											{t("links.about")}{" "}
											<button type="button" class="hub-link" disabled={links.isBusy.value} onClick={() => void links.end()}>
												{t("links.end")}
											</button>
										</p>
									)}
								</details>
							)}
							{visibility.value?.kind === "scheduled" && isMoreShown.value && (
								<div class="hub-entry-launch">
									<MomentLink at={visibility.value.at} />
								</div>
							)}
							{links.message.value && <p>{links.message.value}</p>}
							{links.shown.value && <input aria-label={t("links.address")} value={links.shown.value} readonly />}
						</div>
					),
				}}
			</Notice>
		);
		return () => {
			const next = effect();
			const names = leaves.value ? uses.value : [];
			const named = names.length === 0 ? "" : t("used", { count: names.length, names: formats.list(names.slice(0, MAX_NAMED)) });
			return (
				<div ref={root}>
					{props.version && <SavedNotice savedAt={text.savedAt.value} isPending={text.isPending.value} />}
					<div role="status" aria-label={t("title")}>
						<SessionNotice session={session.value} isDraft={props.version !== null} isTextRestored={text.isRestored.value} />
						<ConflictNotices collection={props.collection} conflicts={text.conflicts.value} resolve={text.resolve} />
						{edits.value && <Unpublished edits={edits.value} collection={props.collection} />}
						{head([visibilityText(visibility.value), next, named].filter(Boolean).join(" "))}
					</div>
					<EntryLaunch
						collection={props.collection}
						entry={props.primaryKey === "+" ? draftId.value : String(props.primaryKey)}
						isUnpublished={Boolean(props.version) || values.value.status === "draft" || edits.value !== undefined}
						isOffered={isMoreShown.value}
						disabled={props.disabled}
					/>
					{props.version && <DraftComments collection={props.collection} primaryKey={props.primaryKey} version={props.version} />}
				</div>
			);
		};
	},
});
