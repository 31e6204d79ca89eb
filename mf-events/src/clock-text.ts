/** Seconds as a player's clock shows them: `0:05`, `12:30`, `1:02:05`. */
export function clockText(seconds: number): string {
	const pad = (value: number) => String(value).padStart(2, "0");
	const hours = Math.floor(seconds / 3600);
	const minutes = Math.floor((seconds % 3600) / 60);
	return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
