import { useLocale } from "@hub/shared-contracts/remote/runtime";
import type { PrototypeProps } from "../define-prototype.ts";
import { Customer } from "./customer.tsx";
import styles from "./footprint.module.css";
import { readFootprintState } from "./footprint-address.ts";
import type { FootprintScene } from "./footprint-view.ts";
import { Supplier } from "./supplier.tsx";

/** A supplier sends the sum of a footprint. The customer checks it against the sealed parts without opening them. */
export default function FootprintView({ settings, t, address }: PrototypeProps<"footprint">) {
	const locale = useLocale();
	const scene: FootprintScene = { settings, state: readFootprintState(address.get, settings), address, t, locale };
	return (
		<div className={styles.page}>
			<p className={styles.intro}>{t("intro", { product: settings.product })}</p>
			<div className={styles.parties}>
				<Supplier {...scene} />
				<Customer {...scene} />
			</div>
			<section className={styles.limits} aria-labelledby="limits-heading">
				<h2 id="limits-heading" className={styles.heading}>
					{t("limits.title")}
				</h2>
				<ul>
					<li>{t("limits.sum")}</li>
					<li>{t("limits.parts")}</li>
					<li>{t("limits.truth")}</li>
					<li>{t("limits.secrets")}</li>
				</ul>
			</section>
		</div>
	);
}
