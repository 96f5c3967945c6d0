import type { Step } from './sequence';

interface StepButtonProps {
	readonly step: Step;
	readonly label: string;
	/** Undefined before hydration. */
	readonly isEnd: boolean | undefined;
	readonly onPress: ( step: Step ) => void;
}

/** The button has `aria-disabled`, because a disabled button would lose the focus. */
export function StepButton( { step, label, isEnd, onPress }: StepButtonProps ) {
	return (
		<button
			type="button"
			className="vitrina-slideshow__button"
			data-step={ step }
			aria-label={ label }
			aria-disabled={ isEnd }
			onClick={ () => onPress( step ) }
		>
			<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
				<path d={ step < 0 ? 'm15 5-7 7 7 7' : 'm9 5 7 7-7 7' } />
			</svg>
		</button>
	);
}
