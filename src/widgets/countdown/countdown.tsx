import { ServerHtml } from '@vitrina/react';
import { toPlural } from '../../components/plural';
import type { CountdownProps, PrintedUnit } from './read-markup';
import { toUnits, UNITS } from './time-left';
import { useSecondsLeft } from './use-seconds-left';

export function Countdown( {
	end,
	isOver,
	hasTitle,
	label,
	units,
	language,
}: CountdownProps ) {
	const seconds = useSecondsLeft( end );
	const over = seconds === null ? isOver : seconds === 0;
	const left = seconds === null ? null : toUnits( seconds );
	return (
		<>
			{ hasTitle && (
				<ServerHtml as="p" className="vitrina-countdown__title" />
			) }
			<div
				className={ `vitrina-countdown__stage${
					over ? ' is-over' : ''
				}` }
			>
				<div
					className="vitrina-countdown__timer"
					role="timer"
					aria-label={ label }
				>
					{ UNITS.map( ( unit ) => (
						<Part
							key={ unit }
							unit={ unit }
							printed={ units[ unit ] }
							count={ left?.[ unit ] }
							language={ language }
						/>
					) ) }
				</div>
				<ServerHtml as="p" className="vitrina-countdown__after" />
				<ServerHtml as="p" className="vitrina-countdown__end" />
			</div>
		</>
	);
}

interface PartProps {
	readonly unit: string;
	readonly printed: PrintedUnit;
	/** Undefined before the first second. */
	readonly count: number | undefined;
	readonly language: string;
}

function Part( { unit, printed, count, language }: PartProps ) {
	const [ one, few, many ] = printed.forms;
	return (
		<span className="vitrina-countdown__part">
			<span
				className="vitrina-countdown__number"
				data-unit={ unit }
				data-forms={ printed.writtenForms }
			>
				{ count ?? printed.number }
			</span>
			<span className="vitrina-countdown__unit">
				{ count === undefined
					? printed.label
					: ` ${ { one, few, many }[ toPlural( count, language ) ] } ` }
			</span>
		</span>
	);
}
