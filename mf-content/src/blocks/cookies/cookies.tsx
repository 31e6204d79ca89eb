import { RichText, Slot, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Prose } from "@hub/shared-ui/text/prose";
import { useContentMessages } from "../../messages.ts";
import type { BlockViewProps } from "../define-block.ts";
import styles from "./cookies.module.css";
import type { CookiesBlock } from "./cookies.shape.ts";

const SLOT = "cookie-register";

/** List of everything that the site stores in a browser, rendered by the consent remote. */
export default function CookiesView({ block: { above } }: BlockViewProps<CookiesBlock>) {
	const t = useContentMessages();
	const { renderSlot } = useRuntime();
	return (
		<div className={styles.block}>
			{above.html !== "" && (
				<Prose>
					<RichText value={above} />
				</Prose>
			)}
			{renderSlot(SLOT) === null ? <p>{t("cookies.absent")}</p> : <Slot name={SLOT} />}
		</div>
	);
}
