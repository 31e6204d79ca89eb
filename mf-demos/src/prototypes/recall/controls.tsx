import { Button } from "@hub/shared-ui/form/button";
import type { FormEvent } from "react";
import { removalOf } from "../prototype-address.ts";
import { StateFields, StateLink } from "../state-link.tsx";
import styles from "./recall.module.css";
import { changeTo, partyName, type RecallScene } from "./recall-view.ts";

/** Controls for data exchange, direction, and point of view. */
export function Controls(scene: RecallScene) {
	const { settings, state, address, seen, t } = scene;
	const party = state.view === undefined ? undefined : partyName(settings, state.view);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const view = new FormData(event.currentTarget).get("view");
		address.change(changeTo(scene, { view: typeof view === "string" && view !== "" ? view : undefined }));
	};
	const otherState = changeTo(scene, { view: undefined });
	return (
		<div className={styles.controls}>
			<nav className={styles.control} aria-labelledby="switch-label">
				<p id="switch-label" className={styles.label}>
					{t("switch.label")}
				</p>
				<div className={styles.switch}>
					{([false, true] as const).map((exchange) => (
						<StateLink
							key={String(exchange)}
							address={address}
							change={changeTo(scene, { exchange })}
							aria-current={state.exchange === exchange ? "true" : undefined}
						>
							{t(exchange ? "switch.on" : "switch.off")}
						</StateLink>
					))}
				</div>
				<p className={styles.soft}>{t(state.exchange ? "switch.on.text" : "switch.off.text")}</p>
			</nav>
			<nav className={styles.control} aria-labelledby="way-label">
				<p id="way-label" className={styles.label}>
					{t("way.label")}
				</p>
				<div className={styles.switch}>
					{(["downstream", "upstream"] as const).map((direction) => (
						<StateLink
							key={direction}
							address={address}
							change={changeTo(scene, { direction })}
							aria-current={state.direction === direction ? "true" : undefined}
						>
							{t(`way.${direction}`)}
						</StateLink>
					))}
				</div>
			</nav>
			<form method="get" action={address.href(removalOf(otherState))} className={styles.control} onSubmit={submit}>
				<StateFields state={otherState} />
				<label htmlFor="view" className={styles.label}>
					{t("view.label")}
				</label>
				<div className={styles.choice}>
					<select
						key={state.view ?? ""}
						id="view"
						name="view"
						defaultValue={state.view ?? ""}
						className={styles.select}
					>
						<option value="">{t("view.all")}</option>
						{settings.parties.map(({ id, name, place }) => (
							<option key={id} value={id}>
								{`${name}, ${place}`}
							</option>
						))}
					</select>
					<Button type="submit" kind="plain">
						{t("view.show")}
					</Button>
				</div>
				<p className={styles.soft} role="status">
					{[
						party === undefined ? t("view.all.text") : t("view.party", { party }),
						...(party !== undefined && state.exchange ? [t("view.shared", { party })] : []),
						...(party !== undefined && !seen.has(state.lot) ? [t("view.blind", { party })] : []),
					].join(" ")}
				</p>
			</form>
		</div>
	);
}
