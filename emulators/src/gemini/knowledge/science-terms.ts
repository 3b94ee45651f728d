/** `name: meaning | more`, a term a line. */
export const SCIENCE_TERMS = `
osmosis: Osmosis is the movement of water molecules through a partially permeable membrane from a dilute solution to a more concentrated one. | Put potato strips into salt water and they go limp, because water leaves their cells.
diffusion: Diffusion is the spreading of particles from where there are many of them to where there are few, until they are even. | Perfume opened in one corner is smelt all over the room after a while.
active transport: Active transport moves particles through a cell membrane against the concentration gradient, with energy from respiration. | Root hairs take up mineral ions in this way.
photosynthesis: Photosynthesis is how green plants make glucose from carbon dioxide and water with the energy of light, giving off oxygen. | It happens in chloroplasts, whose chlorophyll takes in the light: 6CO₂ + 6H₂O → C₆H₁₂O₆ + 6O₂.
respiration: Respiration is the release of energy from food in living cells. | With oxygen it is aerobic and gives carbon dioxide and water; without, it is anaerobic and gives far less energy.
mitosis: Mitosis is a division of a cell's nucleus that makes two nuclei with the same chromosomes as the first. | The body grows and repairs itself by it.
meiosis: Meiosis is a division of a cell that makes four sex cells, each with half the number of chromosomes. | It shuffles the genes, so brothers and sisters differ.
mitochondrion: A mitochondrion is the part of a cell in which aerobic respiration releases most of its energy. | Cells that work hard, such as those of muscles, have many.
chloroplast: A chloroplast is the part of a green plant cell in which photosynthesis takes place. | It is green because it holds chlorophyll.
enzyme: An enzyme is a protein that speeds up a chemical reaction in living things without being used up. | Each fits one kind of substrate, as a key fits a lock, and too much heat destroys its shape.
gene: A gene is a length of DNA that carries the instructions for making a protein. | Different forms of one gene are its alleles.
dna: DNA is the molecule, a double helix, that carries the genetic information of living things. | Its bases pair: adenine with thymine, cytosine with guanine.
allele: An allele is one of the different forms that a gene can have. | A dominant one shows when there is only one of it, a recessive one needs two.
ecosystem: An ecosystem is all living things of a place together with the non-living things that they depend on. | A pond is one: plants, fish, microbes, water, light and mud.
food chain: A food chain shows how energy passes from a producer to consumers, each eaten by the next. | Only about a tenth of the energy reaches the next level.
natural selection: Natural selection means that individuals better suited to their surroundings survive and breed more, so that their features become commoner. | Bacteria that resist an antibiotic are an example.
homeostasis: Homeostasis is keeping the conditions inside a body steady. | Sweating when it is hot and releasing insulin when blood sugar rises are examples.
photon: A photon is the smallest amount, a quantum, of light of a given frequency. | Its energy is Planck's constant times the frequency.
transpiration: Transpiration is the loss of water vapour from a plant, mostly through the stomata of its leaves. | It pulls water up from the roots.
vaccine: A vaccine is a harmless form or part of a germ that trains the immune system to know it. | The memory cells that it leaves act fast when the real germ comes.
atom: An atom is the smallest particle of an element that still is that element. | It has a nucleus of protons and neutrons, and electrons around it.
molecule: A molecule is a group of two or more atoms held together by chemical bonds. | Water, H₂O, has two hydrogen atoms and one of oxygen.
ion: An ion is an atom or group of atoms that has gained or lost electrons and so carries a charge. | Sodium loses one electron to become Na⁺.
isotope: Isotopes are atoms of one element with different numbers of neutrons. | Carbon-12 and carbon-14 both have six protons.
element: An element is a substance that consists of atoms with one and the same number of protons. | Iron, oxygen and gold are elements.
compound: A compound is a substance of two or more elements chemically joined in fixed proportions. | Salt, NaCl, is one; salty water is a mixture.
covalent bond: A covalent bond is a pair of electrons shared between two atoms. | It is usual between non-metals, as in water.
ionic bond: An ionic bond is the attraction between ions of opposite charge, formed when electrons pass from one atom to another. | It is usual between a metal and a non-metal, as in sodium chloride.
acid: An acid is a substance that gives hydrogen ions in water; its pH is below 7. | Lemon juice and vinegar are acids.
base: A base is a substance that neutralises an acid; one that dissolves in water is an alkali. | Acid and base give a salt and water.
ph: pH tells how acidic or alkaline a solution is, from 0 to 14 with 7 as neutral. | Each step of 1 is a factor of ten in hydrogen ions.
catalyst: A catalyst speeds up a reaction without being used up in it. | It offers a way with a lower activation energy.
oxidation: Oxidation is the loss of electrons, or the gain of oxygen. | Rusting is the oxidation of iron.
reduction: Reduction is the gain of electrons, or the loss of oxygen. | It always goes together with an oxidation.
electrolysis: Electrolysis is splitting a compound that is molten or in solution by an electric current. | Positive ions go to the cathode, negative ones to the anode.
mole: A mole is an amount of substance with 6.02 × 10²³ particles. | Amount = mass ÷ molar mass.
periodic table: The periodic table arranges the elements by atomic number, so that those of a group are alike. | Groups are the columns, periods the rows.
titration: A titration finds the concentration of a solution from the volume of another that just reacts with it. | An indicator shows the end point.
alkane: Alkanes are hydrocarbons with single bonds only, of the general formula CₙH₂ₙ₊₂. | Methane, CH₄, is the simplest.
speed: Speed is how far something moves in a unit of time: distance ÷ time. | It has no direction, so it is a scalar.
velocity: Velocity is speed in a given direction: displacement ÷ time. | It is a vector, so going round a bend at constant speed changes it.
acceleration: Acceleration is the change of velocity in a unit of time. | a = (v − u) ÷ t, measured in m/s².
force: A force is a push or pull that can change how something moves, or its shape. | It is measured in newtons: F = m × a.
momentum: Momentum is mass times velocity. | In a collision the total stays the same when no force acts from outside.
inertia: Inertia is the tendency of a body to stay at rest or to go on moving as it does. | The greater the mass, the greater the inertia.
gravity: Gravity is the attraction between masses. | Near the Earth's surface it accelerates what falls by about 9.8 m/s².
friction: Friction is the force that opposes the sliding of one surface over another. | It lets us walk, and warms and wears machines.
work: Work is force times the distance moved in the direction of the force. | It is measured in joules.
energy: Energy is the ability to do work. | It can change its form, but is never made or destroyed.
power: Power is the work done, or energy transferred, in a unit of time. | One watt is one joule a second.
pressure: Pressure is force divided by the area that it acts on. | A sharp knife cuts because its edge has a small area.
density: Density is mass divided by volume. | What is less dense than water floats on it.
wave: A wave carries energy from place to place without carrying matter along. | Speed = frequency × wavelength.
refraction: Refraction is the bending of a wave where it passes into a medium in which its speed is different. | It makes a straw in water look broken.
reflection: Reflection is the throwing back of a wave by a surface. | The angle of reflection equals the angle of incidence.
electric current: An electric current is a flow of charge. | It is measured in amperes: charge ÷ time.
voltage: Voltage, or potential difference, is the energy transferred by each unit of charge between two points. | It is measured in volts.
resistance: Resistance is how hard it is for a current to flow: voltage ÷ current. | It is measured in ohms.
ohm's law: Ohm's law says that the current through a conductor is proportional to the voltage across it while the temperature stays the same. | V = I × R.
newton's second law: Newton's second law says that the resultant force on a body equals its mass times its acceleration. | F = m × a.
half-life: The half-life of a radioactive isotope is the time in which half of its nuclei decay. | After two half-lives a quarter is left.
`.trim();
