import type { RotationStatus } from './rotation';

/** Both labels of the button, printed by PHP. */
export interface RotationWords {
	readonly pause: string;
	readonly play: string;
}

/** Reads the labels that `Blocks\RotationButton` printed; null if there is no autoplay. */
export function readRotationWords( element: Element ): RotationWords | null {
	const { pause, play } =
		element.querySelector< HTMLElement >( '.vitrina-rotation' )?.dataset ??
		{};
	return pause !== undefined && play !== undefined ? { pause, play } : null;
}

interface RotationButtonProps {
	readonly words: RotationWords;
	readonly status: RotationStatus;
	readonly onPress: () => void;
}

/** The button that stops and starts autoplay. */
export function RotationButton( {
	words,
	status,
	onPress,
}: RotationButtonProps ) {
	const isStopped = status === 'stopped';
	return (
		<button
			type="button"
			className={ `vitrina-rotation${ isStopped ? ' is-stopped' : '' }` }
			aria-label={ isStopped ? words.play : words.pause }
			data-pause={ words.pause }
			data-play={ words.play }
			onClick={ onPress }
		>
			<svg
				className="vitrina-rotation__pause"
				viewBox="0 0 24 24"
				aria-hidden="true"
				focusable="false"
			>
				<path d="M9 6v12M15 6v12" />
			</svg>
			<svg
				className="vitrina-rotation__play"
				viewBox="0 0 24 24"
				aria-hidden="true"
				focusable="false"
			>
				<path d="M8 5.5v13l10.5-6.5z" />
			</svg>
		</button>
	);
}
