import { ServerHtml } from '../../react/server-html';
import { createElement, Fragment, type ReactElement } from 'react';
import type { StepperPart } from './read-stepper';

type Part< Kind > = Extract< StepperPart, { kind: Kind } >;

interface StepperProps {
	/** What WooCommerce's template and hooks of plugins printed, in order. */
	readonly parts: readonly StepperPart[];
	/** Which buttons can change the value; null in the first render. */
	readonly can: { readonly up: boolean; readonly down: boolean } | null;
	readonly onStep: ( direction: 1 | -1 ) => void;
	/** Renders the field: its value is kept in different places. */
	readonly renderField: ( part: Part< 'field' > ) => ReactElement;
}

/** A quantity stepper: the children of WooCommerce's `.quantity`. */
export function Stepper( { parts, can, onStep, renderField }: StepperProps ) {
	return (
		<>
			{ parts.map( ( part, place ) => (
				<Fragment key={ place }>
					{ part.kind === 'field' && renderField( part ) }
					{ part.kind === 'step' && (
						<StepButton { ...{ part, can, onStep } } />
					) }
					{ part.kind === 'text' && part.text }
					{ part.kind === 'html' && <ForeignElement { ...part } /> }
				</Fragment>
			) ) }
		</>
	);
}

interface StepButtonProps extends Pick< StepperProps, 'can' | 'onStep' > {
	readonly part: Part< 'step' >;
}

function StepButton( { part, can, onStep }: StepButtonProps ) {
	const { direction, isHidden, isDisabled, isReadOnly } = part;
	const button = {
		type: 'button',
		disabled: can ? ! can[ direction === 1 ? 'up' : 'down' ] : isDisabled,
	};
	return (
		<ServerHtml
			as="button"
			className="quantity__step"
			data-step={ direction }
			hidden={ can ? isReadOnly : isHidden }
			{ ...button }
			onClick={ ( event ) => {
				// Otherwise the page's listener would step a second time.
				event.stopPropagation();
				onStep( direction );
			} }
		/>
	);
}

/** A label, or an element of another plugin. */
const ForeignElement = ( { tag, isVoid }: Part< 'html' > ) =>
	isVoid ? (
		createElement( tag, { suppressHydrationWarning: true } )
	) : (
		<ServerHtml as={ tag } />
	);
