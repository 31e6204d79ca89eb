/** @jsxImportSource #vue */

import { LOCALE_CODES } from "@hub/shared-contracts/language/locale";
import { computed, defineComponent, ref, shallowRef, watch } from "vue";
import { RouterLink, useRoute, useRouter } from "vue-router";
import type { OpenTranslation, TranslationBoard } from "../../../hub-server/desk/translation-board.ts";
import { HubPage } from "../frame/hub-page.tsx";
import { useForms } from "../studio/form-fields.ts";
import { Select } from "../studio/inputs.tsx";
import { reasonOf } from "../studio/refusal.ts";
import { Button, Notice } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { useEditorDeskTexts } from "./messages.ts";
import { useEditorDesk } from "./read-desk.ts";
import { useTranslationWork } from "./translation-work.ts";
import "./desk.css";
import "../studio/unseen.css";

const DAY = 86_400_000;

/** Missing and outdated translations by type and language, the most outdated first. The address holds the filters. */
export const BoardPage = defineComponent({
	setup() {
		const t = useEditorDeskTexts();
		const formats = useFormats();
		const { labelOf } = useForms();
		const editorDesk = useEditorDesk();
		const work = useTranslationWork();
		const [route, router] = [useRoute(), useRouter()];
		const board = shallowRef<TranslationBoard>();
		const state = ref<"loading" | "ready" | "failed">("loading");
		const problem = ref("");
		const chosen = (name: string): string => {
			const value = route.query[name];
			return typeof value === "string" ? value : "";
		};
		const page = computed(() => Math.max(1, Number(chosen("page")) || 1));
		watch(
			() => route.query,
			async () => {
				const query = Object.fromEntries(
					["state", "collection", "locale"].flatMap((name) => (chosen(name) ? [[name, chosen(name)]] : [])),
				);
				board.value = await editorDesk.board({ ...query, page: page.value });
				state.value = board.value ? "ready" : "failed";
			},
			{ immediate: true },
		);
		const choose = (name: string, value: string) => {
			const { [name]: _, page: __, ...rest } = route.query;
			void router.replace({ query: value === "" ? rest : { ...rest, [name]: value } });
		};
		const changePage = (by: number) =>
			void router.replace({ query: { ...route.query, page: String(page.value + by) } });

		const select = (name: string, label: string, choices: readonly { text: string; value: string }[]) => (
			<Select
				label={label}
				value={chosen(name)}
				choices={[{ text: t("all"), value: "" }, ...choices]}
				onInput={(value) => choose(name, value)}
			/>
		);
		const row = (line: OpenTranslation) => (
			<tr key={`${line.id}/${line.locale}`}>
				<th scope="row">
					<RouterLink to={`/content/${line.collection}/${line.id}`}>
						{{ default: () => line.name || t("unnamed") }}
					</RouterLink>
				</th>
				<td>{labelOf(line.collection)}</td>
				<td>{formats.language(line.locale)}</td>
				<td>
					{t(`state.${line.state}`)}{" "}
					{line.state === "outdated" && t("board.behind", { count: Math.floor(line.behind / DAY) })}
				</td>
				<td>{t(`status.${line.status}`)}</td>
				<td>{formats.moment(new Date(line.since))}</td>
				<td>
					<Button
						small
						secondary
						onClick={() =>
							void work(line).catch((error: unknown) => {
								problem.value = reasonOf(error);
							})
						}
					>
						{{
							default: () => (
								<>
									{t("board.work")}
									<span class="hub-unseen"> ({line.name || t("unnamed")})</span>
								</>
							),
						}}
					</Button>
				</td>
			</tr>
		);
		const table = ({ lines, pages }: TranslationBoard) => {
			return (
				<>
					<div class="hub-board-scroll">
						<table>
							<thead>
								<tr>
									{[
										t("board.entry"),
										t("board.collection"),
										t("board.language"),
										t("board.state"),
										t("board.status"),
									].map((head) => (
										<th scope="col" key={head}>
											{head}
										</th>
									))}
									<th scope="col">{t("board.original")}</th>
									<td />
								</tr>
							</thead>
							<tbody>{lines.map(row)}</tbody>
						</table>
					</div>
					{pages > 1 && (
						<p class="hub-board-pages">
							<Button small secondary disabled={page.value <= 1} onClick={() => changePage(-1)}>
								{{ default: () => t("board.previous") }}
							</Button>
							{t("board.page", { page: page.value, pages })}
							<Button small secondary disabled={page.value >= pages} onClick={() => changePage(1)}>
								{{ default: () => t("board.next") }}
							</Button>
						</p>
					)}
				</>
			);
		};
		return () => (
			<HubPage title={t("board")} icon="translate">
				{{
					default: () => (
						<div class="hub-desk">
							<p>
								<RouterLink to="/hub-desk">{{ default: () => t("board.back") }}</RouterLink>
							</p>
							<div class="hub-board-filters">
								{select("state", t("board.state"), [
									{ text: t("state.outdated"), value: "outdated" },
									{ text: t("state.missing"), value: "missing" },
								])}
								{select(
									"collection",
									t("board.collection"),
									(board.value?.counts ?? []).map(({ collection, missing, outdated }) => ({
										text: `${labelOf(collection)} (${missing + outdated})`,
										value: collection,
									})),
								)}
								{select(
									"locale",
									t("board.language"),
									LOCALE_CODES.map((code) => ({ text: formats.language(code), value: code })),
								)}
							</div>
							<div role="status">
								{state.value === "loading" && t("loading")}
								{state.value === "failed" && t("failed")}
								{board.value &&
									(board.value.total > 0 ? t("board.total", { count: board.value.total }) : t("board.none"))}
								{problem.value && <Notice type="danger">{{ default: () => problem.value }}</Notice>}
							</div>
							{board.value && board.value.lines.length > 0 && table(board.value)}
						</div>
					),
				}}
			</HubPage>
		);
	},
});
