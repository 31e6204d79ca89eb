/** @jsxImportSource #vue */

import { isLocale } from "@hub/shared-contracts/language/locale";
import { computed, defineComponent, inject, nextTick, provide, type Ref, reactive, ref, watch } from "vue";
import { JsonField } from "../json/json-field.tsx";
import { Button } from "../studio/studio-components.ts";
import { BlockCard } from "./block-card.tsx";
import { BlockChoice } from "./block-choice.tsx";
import type { BlockForm } from "./block-forms.ts";
import { listOf, useBlockList } from "./block-list.ts";
import { problemsOf, useProblemSentences } from "./check-block.ts";
import "./blocks.css";
import { useDraggedRows } from "./drag-rows.ts";
import { type BlockContext, editingKey } from "./editing.ts";
import "./fields.css";
import { duplicateAt, insertAt, moveItem, removeAt, replaceAt } from "./list-changes.ts";
import { useBlockTexts } from "./messages.ts";
import { newBlock } from "./new-block.ts";
import { useRefusal, useShownProblems } from "./problems.ts";
import { firstField, keepFocus } from "./row-buttons.tsx";

/** Editor for the blocks of a page: adding, editing, moving and undoing. */
export const BlocksField = defineComponent({
	props: {
		value: { type: [Array, Object, String, Number, Boolean], default: null },
		folder: { type: String, default: undefined },
		disabled: Boolean,
		nonEditable: Boolean,
	},
	emits: ["input"],
	setup(props, { emit }) {
		const texts = useBlockTexts();
		const { t, blockName } = texts;
		const describeProblem = useProblemSentences(texts);
		const values = inject<Ref<Readonly<Record<string, unknown>>>>("values", ref({}));
		const locale = () => (isLocale(values.value.locale) ? values.value.locale : undefined);
		const blocks = useBlockList(listOf(props.value) ?? [], (list) => emit("input", list));
		const open = reactive(new Set<number>());
		const shownProblems = useShownProblems();
		const refusal = useRefusal(() => shownProblems.showAll(blocks.keys()));
		const isDisabled = () => props.disabled || props.nonEditable;
		provide(editingKey, { texts, isDisabled, locale, folder: props.folder, refusal: () => refusal.value });

		const json = ref(false);
		const asJson = () => json.value || listOf(props.value) === undefined;
		const choosing = ref<number>();
		const message = ref("");
		const root = ref<HTMLElement>();
		shownProblems.showAll(blocks.keys());
		watch(
			() => props.value,
			(value) => {
				const list = listOf(value);
				if (list) blocks.take(list);
			},
		);
		watch(blocks.source, () => {
			open.clear();
			shownProblems.showAll(blocks.keys());
		});

		const idOf = (key: number) => `hub-block-${key}`;
		const nameAt = (at: number) => {
			const block = blocks.list()[at];
			const type = typeof block === "object" && block !== null && "type" in block ? String(block.type) : "";
			return { type, name: type ? blockName(type) : t("unnamed") };
		};
		/** Moves the focus to an element once it is rendered. */
		const focus = (find: () => Element | null | undefined) =>
			void nextTick(() => {
				const element = find();
				if (element instanceof HTMLElement) element.focus();
			});
		const add = (form: BlockForm): void => {
			const at = choosing.value ?? blocks.list().length;
			choosing.value = undefined;
			blocks.change(insertAt(blocks.list(), at, newBlock(form)));
			const key = blocks.keys()[at] ?? -1;
			open.add(key);
			message.value = t("added", { name: blockName(form.type), place: at + 1 });
			focus(() => firstField(document.getElementById(idOf(key))));
		};
		const move = (from: number, to: number): void => {
			const { name } = nameAt(from);
			blocks.change(moveItem(blocks.list(), from, to));
			message.value = t("moved", { name, place: to + 1, count: blocks.list().length });
			keepFocus();
		};
		const drag = useDraggedRows(move);
		const removeBlock = (at: number): void => {
			message.value = t("deleted", { name: nameAt(at).name });
			blocks.change(removeAt(blocks.list(), at));
			focus(
				() => root.value?.querySelectorAll(".hub-toggle")[at] ?? root.value?.querySelector(".hub-add-block button"),
			);
		};
		const copy = (at: number): void => {
			blocks.change(duplicateAt(blocks.list(), at));
			message.value = t("duplicated", { name: nameAt(at).name });
		};
		const undo = (): void => {
			blocks.undo();
			message.value = t("undone");
		};
		const handleKey = (event: KeyboardEvent): void => {
			// In a field, the browser undoes typing.
			const isField = event.target instanceof Element && event.target.matches("input, textarea");
			if (isField || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
			event.preventDefault();
			event.stopPropagation();
			if (event.shiftKey) blocks.redo();
			else undo();
		};
		const toggle = (key: number): void => {
			if (!open.delete(key)) open.add(key);
		};
		/** Opens the first block with a problem and focuses the field. */
		const showProblem = (): void => {
			const at = problems.value.findIndex((blockProblems) => blockProblems.size > 0);
			const key = blocks.keys()[at];
			if (key === undefined) return;
			open.add(key);
			shownProblems.showAll(blocks.keys());
			focus(() => {
				const first = [...(problems.value[at]?.keys() ?? [])][0] ?? "";
				const body = document.getElementById(`${idOf(key)}-body`);
				const paths = first.split(".").map((_, index, steps) => steps.slice(0, steps.length - index).join("."));
				return paths.map((path) => document.getElementById(`${idOf(key)}-${path}`)).find(Boolean) ?? body;
			});
		};
		const problems = computed(() => blocks.list().map((block) => problemsOf(block)));
		const count = computed(() => problems.value.reduce((sum, blockProblems) => sum + blockProblems.size, 0));
		const contextOf = (at: number, key: number): BlockContext => ({
			type: nameAt(at).type,
			id: idOf(key),
			problemAt: (path) => {
				const problem = shownProblems.problemAt(key, path, problems.value[at] ?? new Map());
				return problem
					? describeProblem(nameAt(at).type, problem)
					: shownProblems.refusedAt(blocks.list()[at], path, refusal.value);
			},
		});
		const choice = (at: number) =>
			choosing.value === at && (
				<BlockChoice
					present={blocks.list().map((_, index) => nameAt(index).type)}
					label={t("addTo", { place: at + 1 })}
					onChoose={add}
					onClose={() => {
						choosing.value = undefined;
						focus(() => root.value?.querySelector(".hub-add-block button"));
					}}
				/>
			);
		const card = (block: unknown, at: number) => {
			const key = blocks.keys()[at] ?? -1;
			const state = drag.stateOf(at);
			return (
				<li key={key} class={state && `hub-row-${state}`}>
					<BlockCard
						block={block}
						at={at}
						count={blocks.list().length}
						isOpen={open.has(key)}
						problems={shownProblems.isShown(key) ? (problems.value[at]?.size ?? 0) : 0}
						context={contextOf(at, key)}
						onChange={(next, of) => blocks.change(replaceAt(blocks.list(), at, next), of)}
						onToggle={() => toggle(key)}
						onMove={(to) => move(at, to)}
						onDuplicate={() => copy(at)}
						onDelete={() => removeBlock(at)}
						onAddBelow={() => {
							choosing.value = at + 1;
						}}
						onDrag={(event) => drag.start(event, at)}
						onLeave={(path) => shownProblems.leave(key, path)}
					/>
					{choice(at + 1)}
				</li>
			);
		};
		const small = { secondary: true, small: true };
		return () => (
			<fieldset class="hub-blocks" aria-label={t("blocks")} ref={root} onKeydown={handleKey}>
				<div class="hub-blocks-bar">
					<Button {...small} disabled={isDisabled() || asJson() || !blocks.canUndo()} onClick={undo}>
						{{ default: () => t("undo") }}
					</Button>
					<Button {...small} disabled={isDisabled() || asJson() || !blocks.canRedo()} onClick={blocks.redo}>
						{{ default: () => t("redo") }}
					</Button>
					<label>
						<input
							type="checkbox"
							class="hub-switch"
							checked={asJson()}
							disabled={listOf(props.value) === undefined}
							onChange={() => {
								json.value = !json.value;
							}}
						/>
						{t("json")}
					</label>
				</div>
				{asJson() ? (
					<JsonField
						value={props.value}
						disabled={props.disabled}
						nonEditable={props.nonEditable}
						onInput={(value: unknown) => {
							// Stays JSON until the editor switches back, even if the text has become a list.
							json.value = true;
							emit("input", value);
						}}
					/>
				) : (
					<>
						{blocks.list().length === 0 && <p>{t("empty")}</p>}
						<ol data-rows>{blocks.list().map(card)}</ol>
						{blocks.list().length === 0 && choice(0)}
						{!isDisabled() && (
							<Button
								class="hub-add-block"
								secondary
								fullWidth
								onClick={() => {
									choosing.value = blocks.list().length;
								}}
							>
								{{ default: () => `+ ${t("add")}` }}
							</Button>
						)}
						<div role="status" class="hub-said">
							{message.value}
						</div>
						{count.value > 0 && (
							<p class="hub-problems">
								{t("problems", { count: count.value })}{" "}
								<Button {...small} onClick={showProblem}>
									{{ default: () => t("show") }}
								</Button>
							</p>
						)}
					</>
				)}
			</fieldset>
		);
	},
});
