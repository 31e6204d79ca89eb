import type { ComponentPropsWithRef } from "react";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./icon-button.module.css";

export interface IconButtonProps
	extends Omit<ComponentPropsWithRef<"button">, "children" | "className" | "type" | "style"> {
	readonly icon: IconName;
	/** Accessible name that describes the action. */
	readonly label: string;
}

/** Icon button of the header. Without `Button`, so that not every page loads its styles. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
	return (
		<button {...rest} type="button" className={styles.button}>
			<Icon name={icon} />
			<span className="visually-hidden">{label}</span>
		</button>
	);
}
