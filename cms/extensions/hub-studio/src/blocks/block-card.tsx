/** @jsxImportSource #vue */

import type { FunctionalComponent } from "vue";
import { Icon } from "../studio/studio-components.ts";
import { blockForms, fieldsOfBlock } from "./block-forms.ts";
import { BlockPicture } from "./block-pictures.tsx";
import { itemsOf, summaryOf } from "./block-summary.ts";
import { type BlockContext, type Change, useEditing } from "./editing.ts";
import { ObjectFields, UnknownValue, ValueField } from "./fields.tsx";
import { toVariant } from "./new-block.ts";
import { Handle, RowButtons, Tool } from "./row-buttons.tsx";

interface BlockCardProps {
	readonly block: unknown;
	readonly at: number;
	readonly count: number;
	readonly isOpen: boolean;
	readonly problems: number;
	readonly context: BlockContext;
	readonly onChange: Change;
	readonly onToggle: () => void;
	readonly onMove: (to: number) => void;
	readonly onDuplicate: () => void;
	readonly onDelete: () => void;
	readonly onAddBelow: () => void;
	readonly onDrag: (event: PointerEvent) => void;
	readonly onLeave: (path: string) => void;
}

/** True for an object with a known block type. */
function isKnown(block: unknown): block is Readonly<Record<string, unknown>> & { readonly type: string } {
	return typeof block === "object" && block !== null && "type" in block && blockForms.has(String(block.type));
}

/** One block: a heading line, and its fields while it is open. */
export const BlockCard: FunctionalComponent<BlockCardProps> = (props) => {
	const { block, at, count, isOpen, context, problems, onChange } = props;
	const { texts, isDisabled } = useEditing();
	const { t } = texts;
	const name = context.type ? texts.blockName(context.type) : t("unnamed");
	const items = itemsOf(block);
	const summary = [summaryOf(block), items === undefined ? "" : t("items", { count: items })]
		.filter(Boolean)
		.join(" · ");
	return (
		<div
			class="hub-block"
			id={context.id}
			onFocusout={({ target }) => {
				const field = target instanceof Element ? target.closest("[data-path]") : null;
				const path = field?.getAttribute("data-path");
				if (path) props.onLeave(path);
			}}
		>
			<div class="hub-row-head">
				{!isDisabled() && <Handle label={t("drag")} onStart={props.onDrag} />}
				<button
					type="button"
					class="hub-toggle"
					aria-expanded={isOpen}
					aria-controls={isOpen ? `${context.id}-body` : undefined}
					onClick={props.onToggle}
				>
					<Icon name={isOpen ? "expand_more" : "chevron_right"} small />
					<BlockPicture type={context.type} />
					<span class="hub-kind">{`${at + 1}. ${name}`}</span>
					<span class="hub-summary">{summary}</span>
					{problems > 0 && <span class="hub-count">{t("problems", { count: problems })}</span>}
				</button>
				<RowButtons
					name={`${at + 1}. ${name}`}
					at={at}
					count={count}
					disabled={isDisabled()}
					onMove={props.onMove}
					onDuplicate={props.onDuplicate}
					onDelete={props.onDelete}
				/>
				<Tool
					icon="add"
					label={`${t("addBelow")}: ${at + 1}. ${name}`}
					disabled={isDisabled()}
					onClick={props.onAddBelow}
				/>
			</div>
			{isOpen && (
				<div class="hub-block-body" id={`${context.id}-body`}>
					{isKnown(block) ? (
						knownFields(block, context, onChange)
					) : (
						<UnknownValue about={t("unknownBlock")} value={block} onChange={onChange} />
					)}
					{context.problemAt("") && <p class="hub-problem">{context.problemAt("")}</p>}
				</div>
			)}
		</div>
	);
};
BlockCard.props = [
	"block",
	"at",
	"count",
	"isOpen",
	"problems",
	"context",
	"onChange",
	"onToggle",
	"onMove",
	"onDuplicate",
	"onDelete",
	"onAddBelow",
	"onDrag",
	"onLeave",
];

function knownFields(
	block: Readonly<Record<string, unknown>> & { readonly type: string },
	context: BlockContext,
	onChange: Change,
) {
	const form = blockForms.get(block.type);
	if (!form) return null;
	const { discriminator } = form;
	return (
		<>
			{discriminator !== undefined && (
				<ValueField
					field={{
						name: discriminator,
						isRequired: true,
						form: { kind: "choice", values: [...form.variants.keys()], initial: [...form.variants.keys()][0] },
						about: undefined,
					}}
					value={block[discriminator]}
					path={discriminator}
					context={context}
					onChange={(variant) => onChange(toVariant(form, block, String(variant)))}
				/>
			)}
			<ObjectFields
				object={block}
				fields={fieldsOfBlock(form, block)}
				without={["type", ...(discriminator === undefined ? [] : [discriminator])]}
				path=""
				context={context}
				onChange={onChange}
			/>
		</>
	);
}
