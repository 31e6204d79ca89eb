/** @jsxImportSource #vue */

import { computed, defineComponent, inject, nextTick, onBeforeUnmount, onMounted, type Ref, ref, shallowRef, watch } from "vue";
import { useRoute } from "vue-router";
import { listOf } from "../blocks/block-list.ts";
import { useBlockTexts } from "../blocks/messages.ts";
import { useForms } from "../studio/form-fields.ts";
import { reasonOf } from "../studio/refusal.ts";
import { Button } from "../studio/studio-components.ts";
import { editedVersion } from "../visibility/preview-links.tsx";
import { AskForm } from "./ask-form.tsx";
import { blockNow, placesOf } from "./form-places.ts";
import { useReadingTexts } from "./messages.ts";
import { type AskedEntry, type Question, type ReadingRequest, type ReadingRequests, useRequests } from "./read-requests.ts";
import "./reading.css";
import { RequestLine } from "./request-line.tsx";
import { showPlace } from "./show-place.ts";

/** Who was asked to read the entry of a form, and asking. */
export const ReadingPart = defineComponent({
	props: {
		collection: { type: String, required: true },
		/** `+` for a new entry. */
		primaryKey: { type: [String, Number], required: true },
		/** Studio's own version of the entry that is being edited; none for the entry itself. */
		version: { type: Object, default: null },
	},
	setup(props) {
		const t = useReadingTexts();
		const { blockName } = useBlockTexts();
		const forms = useForms();
		const requests = useRequests();
		const route = useRoute();
		const values = inject<Ref<Readonly<Record<string, unknown>>>>("values", ref({}));
		const found = shallowRef<ReadingRequests>();
		const said = ref("");
		const isAsking = ref(false);
		const isBusy = ref(false);
		const root = ref<HTMLElement>();

		/** Undefined where nothing of the entry is stored yet. */
		const entry = computed((): AskedEntry | undefined => {
			const id = editedVersion.safeParse(props.version).data?.id;
			const version = id === undefined || id === "+" ? null : id;
			const item = props.primaryKey === "+" ? null : String(props.primaryKey);
			return item === null && version === null ? undefined : { collection: props.collection, item, version };
		});
		const read = async (): Promise<void> => {
			const of = entry.value;
			if (!of) return;
			try {
				const now = await requests.read(of);
				if (of === entry.value) found.value = now;
			} catch {
				said.value = t("unread");
			}
		};
		const look = (): void => {
			if (document.visibilityState === "visible") void read();
		};
		onMounted(() => document.addEventListener("visibilitychange", look));
		onBeforeUnmount(() => document.removeEventListener("visibilitychange", look));

		const fields = computed(() => forms.fieldsOf(props.collection));
		const places = () =>
			placesOf(fields.value, values.value, (at, type) =>
				t("block", { place: at + 1, name: type ? blockName(type) : t("block.unknown") }),
			);
		const show = async ({ id, place }: ReadingRequest): Promise<void> => {
			const form = root.value?.closest("[data-field]")?.parentElement;
			if (!place || !form) {
				const line = document.getElementById(`hub-reading-${id}`);
				line?.scrollIntoView({ block: "center" });
				return line?.focus({ preventScroll: true });
			}
			const section = fields.value.find(({ name }) => name === place.field)?.group;
			const block = place.block ? blockNow(listOf(values.value[place.field]) ?? [], place.block) : undefined;
			const shown = await showPlace(form, place.field, section ? [section.name] : [], block);
			const isGone = shown === "gone" || (place.block !== null && block === undefined);
			said.value = shown === "closed" ? t("show.closed", { name: section?.label ?? "" }) : isGone ? t("show.gone") : "";
		};
		/** The request that the desk led to, until it was shown. */
		let led = typeof route.query.reading === "string" ? route.query.reading : undefined;
		const isFilled = () => Object.keys(values.value).length > 0;
		watch([found, isFilled], async () => {
			const request = found.value?.requests.find(({ id }) => id === led);
			if (!request || !isFilled()) return;
			led = undefined;
			await nextTick();
			await show(request);
		});
		watch(
			() => JSON.stringify(entry.value),
			() => {
				found.value = undefined;
				said.value = "";
				isAsking.value = false;
				void read();
			},
			{ immediate: true },
		);

		/** Does something, says what came of it, and reads what holds now. */
		const attempt = async (work: () => Promise<string>): Promise<void> => {
			isBusy.value = true;
			try {
				said.value = await work();
				await read();
			} catch (error) {
				said.value = t("failed", { reason: reasonOf(error) });
			}
			isBusy.value = false;
		};
		const close = async (): Promise<void> => {
			isAsking.value = false;
			await nextTick();
			root.value?.querySelector<HTMLElement>(".hub-reading-ask button")?.focus();
		};
		const ask = (question: Question): Promise<void> =>
			attempt(async () => {
				const of = entry.value;
				if (!of) return "";
				const outcome = await requests.ask(of, question);
				const name = found.value?.colleagues.find(({ id }) => id === question.reader)?.name ?? "";
				if (outcome !== "asked") return t(`ask.${outcome}`, { name });
				await close();
				return t("ask.done", { name });
			});
		const answer = (id: string, text: string): Promise<void> =>
			attempt(async () => {
				await requests.answer(id, text);
				return t("answer.done");
			});
		const finish = (id: string): Promise<void> =>
			attempt(async () => {
				await requests.finish(id);
				await close();
				return t("done.said");
			});
		const line = (request: ReadingRequest) => (
			<RequestLine
				key={request.id}
				request={request}
				me={found.value?.me ?? ""}
				isBusy={isBusy.value}
				onShow={() => void show(request)}
				onAnswer={(text: string) => void answer(request.id, text)}
				onFinish={() => void finish(request.id)}
			/>
		);
		return () => {
			if (!entry.value) return undefined;
			const all = found.value?.requests ?? [];
			const [open, done] = [all.filter((one) => one.done === null), all.filter((one) => one.done !== null)];
			const colleagues = found.value?.colleagues ?? [];
			return (
				<section ref={root} class="hub-reading" aria-label={t("title")}>
					{open.length > 0 && <ul>{open.map(line)}</ul>}
					{isAsking.value ? (
						<AskForm colleagues={colleagues} places={places()} isBusy={isBusy.value} onAsk={ask} onCancel={() => void close()} />
					) : (
						<div class="hub-reading-ask">
							<Button
								small
								secondary
								disabled={!found.value}
								onClick={() => {
									said.value = colleagues.length > 0 ? "" : t("ask.nobody");
									isAsking.value = colleagues.length > 0;
								}}
							>
								{{ default: () => t("ask") }}
							</Button>
						</div>
					)}
					<div role="status">{said.value}</div>
					{done.length > 0 && (
						<details>
							<summary>{t("done.some", { count: done.length })}</summary>
							<ul>{done.map(line)}</ul>
						</details>
					)}
				</section>
			);
		};
	},
});
