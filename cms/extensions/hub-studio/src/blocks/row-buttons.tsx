/** @jsxImportSource #vue */

import { type FunctionalComponent, nextTick } from "vue";
import { Icon } from "../studio/studio-components.ts";
import { useBlockTexts } from "./messages.ts";

interface ToolProps {
	readonly icon: string;
	readonly label: string;
	readonly disabled?: boolean;
	onClick?(): void;
}

/** Icon button with a label for screen readers and as a tooltip. */
export const Tool: FunctionalComponent<ToolProps> = ({ icon, label, disabled = false, onClick }) => (
	<button
		type="button"
		class="hub-tool"
		aria-label={label}
		title={label}
		disabled={disabled}
		onClick={() => onClick?.()}
	>
		<Icon name={icon} small />
	</button>
);

/**
 * Returns the focus to the button that moved a row, or to its neighbour if it is now disabled. Call it after the
 * change.
 */
export function keepFocus(): void {
	const { activeElement: button } = document;
	void nextTick(() => {
		const enabled = button?.matches(":disabled") ? button.parentElement?.querySelector(":enabled") : button;
		if (enabled instanceof HTMLElement) enabled.focus();
	});
}

/** Returns the first input of a part that was just added, or the button that opens the part. */
export function firstField(part: Element | null | undefined): HTMLElement | null | undefined {
	return (
		part?.querySelector<HTMLElement>(':is(input, textarea, [contenteditable="true"]):not(:disabled)') ??
		part?.querySelector<HTMLElement>(".hub-toggle")
	);
}

interface RowButtonsProps {
	readonly name: string;
	readonly at: number;
	readonly count: number;
	readonly disabled: boolean;
	/** True for a list of fixed length, whose rows can only be moved. Default false. */
	readonly fixed?: boolean;
	onMove?(to: number): void;
	onDuplicate?(): void;
	onDelete?(): void;
}

/** Buttons that move, duplicate and delete a row. */
export const RowButtons: FunctionalComponent<RowButtonsProps> = (props) => {
	const { name, at, count, disabled, fixed = false } = props;
	const { t } = useBlockTexts();
	const label = (action: string) => `${action}: ${name}`;
	return (
		<span class="hub-row-buttons">
			<Tool
				icon="arrow_upward"
				label={label(t("moveUp"))}
				disabled={disabled || at === 0}
				onClick={() => props.onMove?.(at - 1)}
			/>
			<Tool
				icon="arrow_downward"
				label={label(t("moveDown"))}
				disabled={disabled || at === count - 1}
				onClick={() => props.onMove?.(at + 1)}
			/>
			{!fixed && (
				<>
					<Tool
						icon="content_copy"
						label={label(t("duplicate"))}
						disabled={disabled}
						onClick={() => props.onDuplicate?.()}
					/>
					<Tool icon="delete" label={label(t("delete"))} disabled={disabled} onClick={() => props.onDelete?.()} />
				</>
			)}
		</span>
	);
};
RowButtons.props = ["name", "at", "count", "disabled", "fixed", "onMove", "onDuplicate", "onDelete"];
Tool.props = ["icon", "label", "disabled", "onClick"];

interface HandleProps {
	readonly label: string;
	onStart?(event: PointerEvent): void;
}

/** Drag handle for pointers. It has no role, because buttons do the same for the keyboard. */
export const Handle: FunctionalComponent<HandleProps> = ({ label, onStart }) => (
	<span class="hub-handle" title={label} aria-hidden="true" onPointerdown={(event) => onStart?.(event)}>
		<Icon name="drag_indicator" />
	</span>
);
Handle.props = ["label", "onStart"];
