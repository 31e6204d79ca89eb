/** @jsxImportSource #vue */

import { defineComponent, onMounted, ref, shallowRef } from "vue";
import { RouterLink, useRouter } from "vue-router";
import type { ListedLaunch } from "../../../hub-server/launches/launch-responses.ts";
import { HubPage } from "../frame/hub-page.tsx";
import { reasonOf } from "../studio/refusal.ts";
import { Button, Notice } from "../studio/studio-components.ts";
import { launchAddress, useLaunchWording } from "./launch-wording.ts";
import { useLaunchTexts } from "./messages.ts";
import { useLaunches } from "./read-launches.ts";
import "../desk/desk.css";
import "./launches.css";

/** All launches, the next one first, and a form for a new one. */
export const LaunchesPage = defineComponent({
	setup() {
		const t = useLaunchTexts();
		const { status, problems } = useLaunchWording();
		const launches = useLaunches();
		const router = useRouter();
		const listed = shallowRef<readonly ListedLaunch[]>();
		const state = ref<"loading" | "ready" | "failed">("loading");
		const name = ref("");
		const problem = ref("");
		onMounted(async () => {
			listed.value = await launches.list().catch(() => undefined);
			state.value = listed.value ? "ready" : "failed";
		});
		const create = async (): Promise<void> => {
			try {
				const created = await launches.create(name.value);
				if (created.kind === "made") await router.push(launchAddress(created.id));
				else problem.value = t("refused.too-many");
			} catch (error) {
				problem.value = reasonOf(error);
			}
		};
		return () => (
			<HubPage title={t("title")} icon="rocket_launch">
				{{
					default: () => (
						<div class="hub-desk hub-launches">
							<p>{t("about")}</p>
							<form
								onSubmit={(event) => {
									event.preventDefault();
									void create();
								}}
							>
								<label>
									{t("new")}
									<input
										type="text"
										required
										maxlength={120}
										placeholder={t("name")}
										value={name.value}
										onInput={({ target }) => {
											if (target instanceof HTMLInputElement) name.value = target.value;
										}}
									/>
								</label>
								<Button type="submit">{{ default: () => t("begin") }}</Button>
							</form>
							<div role="status">
								{state.value === "loading" && t("loading")}
								{state.value === "failed" && t("failed")}
								{problem.value && <Notice type="danger">{{ default: () => problem.value }}</Notice>}
								{listed.value?.length === 0 && t("none")}
							</div>
							{listed.value && listed.value.length > 0 && (
								<ul>
									{listed.value.map((launch) => (
										<li key={launch.id}>
											<RouterLink to={launchAddress(launch.id)}>{{ default: () => launch.name }}</RouterLink>
											<span>
												{[t("entries", { count: launch.entries }), status(launch), ...problems(launch)].join(", ")}
											</span>
										</li>
									))}
								</ul>
							)}
						</div>
					),
				}}
			</HubPage>
		);
	},
});
