/** @jsxImportSource #vue */

import { computed, defineComponent, inject, type Ref, ref, shallowRef, watch } from "vue";
import { z } from "zod";
import { publishedStatus } from "../../../../src/entries/publishing.ts";
import { DraftComments } from "../comments/draft-comments.tsx";
import { EntryLaunch } from "../launches/entry-launch.tsx";
import { MomentLink } from "../launches/moment-link.tsx";
import { useContentService } from "../studio/content-service.ts";
import type { FieldEdit } from "../studio/form-edits.ts";
import { Button, Notice } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { useUnsavedWarning } from "../studio/unsaved-warning.ts";
import { useUses } from "../uses/read-uses.ts";
import { useVisibilityTexts } from "./messages.ts";
import { useNewDraft } from "./new-draft.ts";
import { FormNotices } from "./notices.tsx";
import { editedVersion, usePreviewLinks } from "./preview-links.ts";
import { SavedNotice } from "./saved-notice.tsx";
import { usePresetLanguage } from "./start-language.ts";
import { useStudioSession } from "./studio-session.ts";
import { editsBetween, type Values } from "./typed-edits.ts";
import { useTypedText } from "./typed-text.ts";
import { type UnpublishedEdits, useUnpublishedEdits } from "./unpublished-edits.ts";
import { effectOf, type Visibility, visibilityOf } from "./visibility.ts";
import "./visibility.css";

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
	// Studio treats each `input` event of a field as its value. Declaring `input` here stops the events of our own
	// controls.
	emits: ["setFieldValue", "input"],
	setup(props, { emit }) {
		const t = useVisibilityTexts();
		const formats = useFormats();
		const api = useContentService();
		/** The form with its unsaved edits; Studio provides it. */
		const values = inject<Ref<Values>>("values", ref({}));
		const readUses = useUses();
		const initialValues = { ...values.value };
		const differsFrom = (before: Values): boolean => editsBetween(before, values.value).length > 0;
		const version = computed(() => editedVersion.safeParse(props.version).data);
		/** Id of a new entry's draft; `+` until it is stored; undefined for other forms. */
		const newDraft = computed(() => (props.primaryKey === "+" ? version.value?.id : undefined));
		const put = (edit: FieldEdit) => emit("setFieldValue", edit);

		const stored = ref<Values>();
		const edits = shallowRef<UnpublishedEdits>();
		const readEdits = useUnpublishedEdits();
		watch(
			[() => props.primaryKey, () => version.value?.key, () => values.value.date_updated],
			async ([id, key]) => {
				edits.value = undefined;
				if (id === "+") return;
				const [row, [latest]] = await Promise.all([
					api.get<unknown>(`/items/${props.collection}/${id}`).catch(() => undefined),
					key === undefined ? readEdits(props.collection, [String(id)]).catch(() => []) : [],
				]);
				if (id !== props.primaryKey || key !== version.value?.key) return;
				stored.value = storedRow.safeParse(row?.data).data?.data;
				edits.value = latest;
			},
			{ immediate: true },
		);

		const root = ref<HTMLElement>();
		useNewDraft({
			collection: () => props.collection,
			draft: () => newDraft.value,
			element: () => root.value?.closest<HTMLElement>("[data-field]")?.parentElement ?? undefined,
		});
		usePresetLanguage(
			() => props.collection,
			() => props.primaryKey === "+" && !props.version && differsFrom(initialValues),
			values,
			put,
		);
		const session = useStudioSession();
		const text = useTypedText(
			{
				collection: () => props.collection,
				entry: () => String(props.primaryKey),
				version: () => version.value,
				values,
				putBack: put,
			},
			session,
		);

		const now = Date.now();
		/** Visibility of the stored entry; undefined for a new one. */
		const visibility = computed(() => stored.value && visibilityOf(stored.value, now));
		/** Visibility after the form is saved or its version is published. */
		const formVisibility = computed(() => {
			const status = props.version ? publishedStatus(stored.value?.status, values.value.status) : values.value.status;
			return visibilityOf({ ...values.value, status }, now);
		});
		const isUnsaved = computed(() => !props.version && differsFrom(stored.value ?? initialValues));
		useUnsavedWarning(() => (props.version ? text.isUnsaved() : isUnsaved.value) && !text.isSignedOut());
		const links = usePreviewLinks(() => ({
			collection: props.collection,
			primaryKey: props.primaryKey,
			version: version.value,
			hasLanguage: Boolean(values.value.locale),
			isUnsaved: isUnsaved.value,
		}));
		/** True if saving hides an entry that visitors see. */
		const isUnpublishing = computed(
			() => !props.version && visibility.value?.kind === "live" && formVisibility.value.kind !== "live",
		);
		/** Names of published entries that use this one; read when a save would unpublish it. */
		const uses = shallowRef<readonly string[]>([]);
		watch(isUnpublishing, async () => {
			if (!isUnpublishing.value) return;
			const readers = await readUses(props.collection, String(props.primaryKey));
			uses.value = (readers ?? [])
				.filter(({ status }) => status === "published")
				.map(({ name }) => t("name", { name }));
		});
		const date = (at: number) => ({ date: formats.moment(new Date(at)) });
		const visibilityText = (one: Visibility | undefined): string => {
			if (!one) return t(newDraft.value === undefined || newDraft.value === "+" ? "new" : "draftOfNew");
			if (one.kind === "live") return one.until === undefined ? t("live") : t("liveUntil", date(one.until));
			if (one.kind === "scheduled") return t("scheduled", date(one.at));
			return one.kind === "over" ? t("over", date(one.since)) : t(one.kind);
		};
		const effect = (): string | undefined => {
			const isEdited = Boolean(props.version) || !stored.value || differsFrom(stored.value);
			const what = effectOf(visibility.value, formVisibility.value, isEdited);
			if (what === "nothing") return undefined;
			if (what === "stays-hidden" && !props.version && formVisibility.value.kind === "draft")
				return t("effect.stays-draft");
			const by = props.version ? "version" : "effect";
			if (what !== "will-appear") return t(`${by}.${what}`);
			return t(
				`${by}.will-appear`,
				formVisibility.value.kind === "scheduled" ? date(formVisibility.value.at) : { date: "" },
			);
		};
		const isMoreShown = ref(false);
		const launchEntry = () => String(newDraft.value ?? props.primaryKey).replace("+", "");
		const isUnpublished = () => Boolean(props.version) || values.value.status === "draft" || edits.value !== undefined;
		/** True if there is a preview link, a planned moment, or an entry that can be added to a launch. */
		const hasMore = () =>
			links.isPossible.value ||
			visibility.value?.kind === "scheduled" ||
			(isUnpublished() && launchEntry() !== "" && "translation_key" in values.value);
		const noticeType = (): "warning" | "success" | "info" => {
			if (isUnpublishing.value) return "warning";
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
							{!props.disabled && hasMore() && (
								<details
									onToggle={({ target }) => {
										isMoreShown.value = target instanceof HTMLDetailsElement && target.open;
									}}
								>
									<summary>{t("more")}</summary>
									{links.isPossible.value && (
										<p>
											{t("links.about")}{" "}
											<button type="button" disabled={links.isBusy.value} onClick={() => void links.end()}>
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
			const names = isUnpublishing.value ? uses.value : [];
			const named =
				names.length === 0 ? "" : t("used", { count: names.length, names: formats.list(names.slice(0, MAX_NAMED)) });
			return (
				<div ref={root}>
					{props.version && <SavedNotice savedAt={text.savedAt.value} isPending={text.isPending.value} />}
					<div role="status" aria-label={t("title")}>
						<FormNotices
							collection={props.collection}
							session={session.value}
							isDraft={props.version !== null}
							text={text}
							edits={edits.value}
						/>
						{head([visibilityText(visibility.value), effect(), named].filter(Boolean).join(" "))}
					</div>
					<EntryLaunch
						collection={props.collection}
						entry={launchEntry()}
						isUnpublished={isUnpublished()}
						isOffered={isMoreShown.value}
						disabled={props.disabled}
					/>
					{props.version && (
						<DraftComments collection={props.collection} primaryKey={props.primaryKey} version={props.version} />
					)}
				</div>
			);
		};
	},
});
