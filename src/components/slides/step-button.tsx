interface StepButtonProps {
	readonly className: string;
	readonly step: 1 | -1;
	/** For the attribute, where the server prints it. */
	readonly 'data-step'?: number;
	readonly label: string;
	/** Undefined before hydration. */
	readonly isAtEnd: boolean | undefined;
	readonly onPress: ( step: 1 | -1 ) => void;
}

/** Previous or next. `aria-disabled`, because a disabled button would lose the focus. */
export function StepButton( {
	step,
	label,
	isAtEnd,
	onPress,
	...attributes
}: StepButtonProps ) {
	return (
		<button
			type="button"
			{ ...attributes }
			aria-label={ label }
			aria-disabled={ isAtEnd }
			onClick={ () => onPress( step ) }
		>
			<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
				<path d={ step < 0 ? 'm15 5-7 7 7 7' : 'm9 5 7 7-7 7' } />
			</svg>
		</button>
	);
}
