/** @jsxImportSource #vue */

import { SITE_TIME_ZONE } from "@hub/shared-contracts/language/wall-clock";
import { computed, defineComponent, ref, shallowRef, watch } from "vue";
import { RouterLink, useRouter } from "vue-router";
import type { LaunchDetails, LaunchResponse } from "../../../hub-server/launches/launch-responses.ts";
import type { LaunchEntry, LaunchProblem } from "../../../hub-server/launches/launches-table.ts";
import { HubPage } from "../frame/hub-page.tsx";
import { fromLocalInput } from "../moment/local-input.ts";
import { DateInput } from "../studio/inputs.tsx";
import { reasonOf } from "../studio/refusal.ts";
import { Button, Notice } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { CopiedLink } from "./copied-link.tsx";
import { LaunchEntries } from "./launch-entries.tsx";
import { LaunchReturn } from "./launch-return.tsx";
import { useLaunchWording } from "./launch-wording.ts";
import { useLaunchTexts } from "./messages.ts";
import { MomentLink } from "./moment-link.tsx";
import { useLaunches } from "./read-launches.ts";
import "../desk/desk.css";
import "./launches.css";

/** Page of one launch: its entries, their problems, and the time of publication. */
export const LaunchPage = defineComponent({
	props: { id: { type: String, required: true } },
	setup(props) {
		const t = useLaunchTexts();
		const formats = useFormats();
		const { refusal } = useLaunchWording();
		const launches = useLaunches();
		const router = useRouter();
		const launch = shallowRef<LaunchDetails>();
		const state = ref<"loading" | "ready" | "failed">("loading");
		const message = ref<{ readonly type: "success" | "danger"; readonly text: string }>();
		const problem = ref("");
		const refused = shallowRef<readonly LaunchProblem[]>([]);
		const at = ref<string | null>(null);
		const isBusy = ref(false);
		const load = async (): Promise<void> => {
			try {
				launch.value = await launches.read(props.id);
				state.value = "ready";
			} catch (error) {
				launch.value = undefined;
				problem.value = reasonOf(error);
				state.value = "failed";
			}
		};
		watch(() => props.id, load, { immediate: true });
		const isChangeable = computed(() => launch.value?.state === "open" || launch.value?.state === "failed");
		const isEnded = computed(() => launch.value?.state === "published" || launch.value?.state === "reverted");
		const problems = computed(() => {
			const failure = launch.value?.failure;
			if (refused.value.length > 0) return refused.value;
			return failure?.kind === "refused" ? failure.problems : [];
		});

		/** Runs a change, shows its result, and reloads the launch. */
		const act = async (
			change: () => Promise<LaunchResponse>,
			success: string,
		): Promise<LaunchResponse["kind"] | undefined> => {
			isBusy.value = true;
			try {
				const outcome = await change();
				refused.value = outcome.kind === "refused" ? outcome.problems : [];
				const text = refusal(outcome);
				message.value = text ? { type: "danger", text } : { type: "success", text: success };
				await load();
				return outcome.kind;
			} catch (error) {
				message.value = { type: "danger", text: reasonOf(error) };
			} finally {
				isBusy.value = false;
			}
			return undefined;
		};
		const addAll = (entries: readonly LaunchEntry[]) =>
			act(async () => {
				let last: LaunchResponse = { kind: "done" };
				for (const entry of entries) {
					last = await launches.add(props.id, entry);
					if (last.kind !== "done") break;
				}
				return last;
			}, t("done.added"));
		const publish = (): void => {
			const count = (launch.value?.lines ?? []).filter(({ state: one }) => one !== "nothing").length;
			// Studio has no dialog for extensions; the browser's own is accessible.
			if (!window.confirm(t("publish.sure", { entries: t("entries", { count }) }))) return;
			void act(() => launches.publish(props.id), t("published", { date: formats.moment(new Date()) }));
		};
		const remove = async (): Promise<void> => {
			if (!window.confirm(t("remove.sure", { name: launch.value?.name ?? "" }))) return;
			if ((await act(() => launches.remove(props.id), "")) === "done") await router.push("/hub-desk/launches");
		};
		const toggle = async (chosen: readonly LaunchEntry[]): Promise<void> => {
			const shown = launch.value;
			if (shown)
				await act(() => launches.toggle(shown, chosen), t(shown.state === "reverted" ? "done.again" : "done.returned"));
		};
		const notice = (type: "info" | "success" | "danger", text: string) => (
			<Notice type={type}>{{ default: () => <span class="hub-launch-said">{text}</span> }}</Notice>
		);
		const stateNotice = (one: LaunchDetails) => {
			const date = formats.moment(new Date(one.publishedAt ?? one.at ?? 0));
			if (one.state === "reverted") return notice("info", t("reverted"));
			if (one.state === "published") return notice("success", t("published", { date }));
			if (one.state === "planned") return notice("info", t("planned", { date }));
			return one.failure && notice("danger", t(`failure.${one.failure.kind}`));
		};
		const button = (text: string, press: () => void, secondary = true) => (
			<Button small secondary={secondary} disabled={isBusy.value} onClick={press}>
				{{ default: () => text }}
			</Button>
		);
		const planForm = () => (
			<form
				onSubmit={(event) => {
					event.preventDefault();
					void act(
						() => launches.plan(props.id, fromLocalInput(at.value ?? "", SITE_TIME_ZONE) ?? ""),
						t("done.planned"),
					);
				}}
			>
				<DateInput
					label={t("plan.at", { zone: SITE_TIME_ZONE })}
					type="dateTime"
					value={at.value}
					onInput={(next) => {
						at.value = next;
					}}
				/>
				<Button small secondary type="submit" disabled={isBusy.value || at.value === null}>
					{{ default: () => t("plan") }}
				</Button>
			</form>
		);
		const section = (name: string, title: string, content: unknown) => (
			<section key={name} aria-labelledby={`hub-launch-${name}`}>
				<h2 id={`hub-launch-${name}`}>{title}</h2>
				{content}
			</section>
		);
		const publication = ({ state: launchState, lines }: LaunchDetails) =>
			launchState === "planned" ? (
				<div class="hub-launch-buttons">
					{button(t("unplan"), () => void act(() => launches.unplan(props.id), t("done.unplanned")))}
				</div>
			) : (
				isChangeable.value &&
				lines.length > 0 && (
					<div class="hub-launch-buttons">
						{button(t("check"), () => void act(() => launches.check(props.id), t("checked")))}
						{planForm()}
						{button(t("publish"), publish, false)}
					</div>
				)
			);
		return () => (
			<HubPage title={launch.value?.name ?? t("title")} icon="rocket_launch">
				{{
					default: () => (
						<div class="hub-desk hub-launches">
							<p>
								<RouterLink to="/hub-desk/launches">{{ default: () => t("all") }}</RouterLink>
							</p>
							<div role="status">
								{state.value === "loading" && t("loading")}
								{state.value === "failed" && t("notLoaded", { reason: problem.value })}
								{launch.value && stateNotice(launch.value)}
								{message.value?.text && notice(message.value.type, message.value.text)}
							</div>
							{launch.value && [
								section(
									"entries",
									t("what"),
									<LaunchEntries
										launch={launch.value}
										problems={problems.value}
										isChangeable={isChangeable.value}
										onAdd={(entries: readonly LaunchEntry[]) => void addAll(entries)}
										onDrop={(entry: LaunchEntry) => void act(() => launches.drop(props.id, entry), t("done.dropped"))}
									/>,
								),
								isEnded.value &&
									section(
										"return",
										t(launch.value.state === "reverted" ? "again" : "return"),
										<LaunchReturn
											launch={launch.value}
											isBusy={isBusy.value}
											onToggle={(chosen: readonly LaunchEntry[]) => void toggle(chosen)}
										/>,
									),
								!isEnded.value &&
									launch.value.lines.length > 0 && [
										section("when", t("when"), publication(launch.value)),
										section("preview", t("preview"), [
											<MomentLink
												key="moment"
												launch={props.id}
												{...(launch.value.state === "planned" && launch.value.at ? { at: launch.value.at } : {})}
											/>,
											<CopiedLink
												key="entries"
												read={() => launches.link(props.id)}
												label={t("link")}
												about={t("link.about")}
												none={t("link.none")}
											/>,
										]),
									],
								launch.value.state !== "planned" && (
									<p key="remove" class="hub-launch-buttons">
										{button(t("remove"), () => void remove())}
									</p>
								),
							]}
						</div>
					),
				}}
			</HubPage>
		);
	},
});
